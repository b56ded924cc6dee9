# Keeping the streak: recovery codes, devices.
me-description = Your streaks, your journal and your attempts, with nothing to sign up for.
keep-heading = Keep your streak
keep-why = This browser knows your streak by a cookie. If the cookie goes, or you change devices, a recovery code brings the streak back.
keep-has-code = You have a recovery code, made on { $date }. If you lost it, make a new one; the old one stops working.
keep-make = Make a recovery code
keep-make-new = Make a new code
keep-have-code = I have a code
keep-offer = Your streak is growing. With a recovery code it stays yours on any device.
keep-stranger = Is your streak on another device? Bring it here with your recovery code.

code-title = Your recovery code
code-read = Code: { $code }
code-once = The code is shown this once. Write it down, print the page or take a screenshot.
code-use = Whoever has the code can open your streak, so keep it to yourself. It works once, and using it gives you a new one. Earlier codes no longer work.
code-where = The code is entered on this page:
code-recovered-title = Your streak is back
code-recovered = This device knows your streak now. The code you used is spent; here is the new one.
code-to-me = Go to my page

recover-title = Bring your streak back
recover-description = Enter your recovery code and go on with your streak and your journal on this device.
recover-label = Recovery code
recover-hint = 24 letters and digits. Capitals, spaces and dashes do not matter.
recover-go = Bring it back
recover-wrong = No streak opened with that code. Look at the letters again; a code that was used or replaced no longer works.
recover-merge = What you have played on this device stays too: both histories become one. Where both have the same puzzle, the better result stays.
recover-none = No code yet? On the device that has your streak, open the page “Me” and make one there.

devices = Your devices
device-unknown = Unknown browser
device-here = this device
device-added = Added: { $date }
device-used = Last used: { $date }
device-revoke = Remove
device-gone = The device is removed.
device-leave = Sign out here
leave-question = This device forgets your streak. You can come back with another device of yours or with your recovery code.
leave-question-last = This device forgets your streak. You have no recovery code and no other device, so there is no way back to it.
leave-yes = Yes, sign out
leave-no = No, stay

inside-app = This page is open inside another app, and your streak is kept in there. Open the page in your own browser, or take a recovery code.

privacy-devices = Of your devices is kept: the names of browser and system (such as Chrome, Android), the day they were added and the day of last use. The recovery code itself is not kept, only a fingerprint worked out from it that does not lead back. When two histories become one, the results that gave way stay until you delete them.
