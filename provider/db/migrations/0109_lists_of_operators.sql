-- What the provider's own staff sees of schools in lists: what they ask for, never a password of a file.
do $$
declare t text;
begin
  foreach t in array array['practice', 'export_request'] loop
    execute format('create policy lists_of_operators on %I for select to sportello_operator using (true)', t);
  end loop;
end $$;
grant select on practice to sportello_operator;
grant select (customer_code, prg_richiesta, applicazioni, nome_file, cognome_nome_supervisor, des_email, data_rich,
  data_evasione, scadenza, removed_at) on export_request to sportello_operator;

-- A school that stayed closed: its people and their data are gone since.
alter table school add column removed_at timestamptz;
