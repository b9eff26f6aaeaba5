-- What runs with the owner's rights finds its names in the catalogue first and among temporary ones last: nobody who
-- calls it puts a table or a function of their own in the way.
do $$
declare
  f regprocedure;
begin
  for f in select oid::regprocedure from pg_proc where prosecdef and pronamespace = 'public'::regnamespace loop
    execute format('alter function %s set search_path = pg_catalog, public, pg_temp', f);
  end loop;
end $$;
