-- Tax codes are kept as contract/codiceFiscale.ts compares them: no blanks around them, in capitals. Those of before
-- are brought to it. Under collation C capitals are those of ASCII, in every language of the server.
do $$
declare
  t text;
  c text;
begin
  for t, c in select * from (values
    ('account', 'codice_fiscale'), ('alias', 'codice_fiscale'), ('registry_person', 'codice_fiscale'),
    ('preservation', 'ds_cf'), ('preservation', 'manager_cf'), ('preservation_document', 'signer_cf')) as code
  loop
    execute format(
      'update %1$I set %2$I = upper(btrim(%2$I, E'' \t\r\n'') collate "C")
       where %2$I <> upper(btrim(%2$I, E'' \t\r\n'') collate "C")', t, c);
  end loop;
end $$;
