# Pictures to share, the site as an app, the page without a network, the reminder.
lang-locale = en_US
app-name = Daily Dama
picture = Picture
reminder = Remind me every day
reminder-about = Adds a reminder at 9 every morning to your calendar.
reminder-title = { $game }: puzzle of the day
offline = You are offline
offline-last = You are offline. Last puzzle you saw: { $date }
offline-attempts = Attempts need the network. Nothing counts here, no attempt is spent.
offline-again = Connect again
offline-glasses = Your attempts are not known offline.
