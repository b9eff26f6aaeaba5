-- The records know the sizes of their files. A resource that is declared no longer has lost its table or its column: its files count for nothing.
do $$
declare
  one record;
  named text;
  called text;
begin
  for one in select distinct resource, field from stored_file where record is not null loop
    named := lower(regexp_replace(one.resource, '([A-Z])', '_\1', 'g'));
    called := lower(regexp_replace(one.field, '([A-Z])', '_\1', 'g'));
    if exists (
      select from information_schema.columns
      where table_schema = 'public' and table_name = named and column_name = called and data_type = 'jsonb'
    ) then
      execute format(
        'update stored_file f set size = (r.%1$I ->> ''size'')::bigint from %2$I r
         where f.resource = $1 and f.field = $2 and f.customer_code = r.customer_code
           and f.sha256 = r.%1$I ->> ''sha256''',
        called, named) using one.resource, one.field;
    end if;
  end loop;
end $$;
