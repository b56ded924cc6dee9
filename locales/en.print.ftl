## On paper
print-heading = On paper
print-link = Print
print-now = Print
print-back = Back
print-lead-day = The puzzle on paper: write your moves on the lines. The QR code opens the puzzle's page, where the solution shows once you have solved it or used your attempts.
print-lead-month = The month's puzzles, three boards a row. Each QR code opens the puzzle's page, where the solution shows once you have solved it or used your attempts.
print-note = The QR code opens the puzzle's page. The solution shows there once you have solved it or used your attempts.
print-qr = QR code of the puzzle's page
