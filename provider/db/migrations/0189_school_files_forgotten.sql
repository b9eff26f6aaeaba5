-- What files of schools said of people is not kept for longer than a file can be taken back: of rows that became a school,
-- or never will, what became of them stays; a file that was never run goes whole.
create function forget_school_files(before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  emptied integer;
  removed integer;
begin
  update platform_import_row set content = '{}' where (import, position) in (
    select r.import, r.position from platform_import i join platform_import_row r on r.import = i.id
    where i.done_at < before and r.state <> 'ready' and r.content <> '{}' limit most);
  get diagnostics emptied = row_count;
  delete from platform_import_row where (import, position) in (
    select r.import, r.position from platform_import i join platform_import_row r on r.import = i.id
    where i.state = 'previewed' and i.created_at < before limit most);
  get diagnostics removed = row_count;
  delete from platform_import i where i.state = 'previewed' and i.created_at < before
    and not exists (select from platform_import_row r where r.import = i.id);
  return emptied + removed;
end $$;
revoke execute on function forget_school_files(timestamptz, integer) from public;
grant execute on function forget_school_files(timestamptz, integer) to sportello_platform;
