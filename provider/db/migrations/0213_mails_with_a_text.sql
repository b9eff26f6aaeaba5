-- At each start mails are looked for that are to be sealed, or whose text is to go: few have one.
create index mail_with_text on mail (id) where body <> '';
