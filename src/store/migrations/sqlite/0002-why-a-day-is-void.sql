-- In the operator's words; players read it on the page of the day.
ALTER TABLE void ADD COLUMN reason TEXT CHECK (reason <> '');
