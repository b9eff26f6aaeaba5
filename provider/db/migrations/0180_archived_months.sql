-- What was written into the archive outside of the database, a signed file each: months of audit logs, and mails that
-- served their time. The files of a school are numbered, and each names the one before.
create table archived_month (
  customer_code text not null,
  kind text not null check (kind in ('audit', 'mail')),
  place integer not null check (place > 0),
  previous text,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  lines integer not null check (lines > 0),
  size bigint not null,
  sha256 text not null,
  first_seq bigint,
  first_hash text,
  last_seq bigint,
  last_hash text,
  archived_at timestamptz not null,
  -- Since when the lines are there alone.
  removed_at timestamptz,
  primary key (customer_code, kind, place),
  check ((kind = 'audit') = (first_seq is not null and first_hash is not null and last_seq is not null and last_hash is not null)),
  check ((previous is null) = (place = 1))
);
create index archived_month_to_remove on archived_month (kind, month) where removed_at is null;

do $$
begin
  execute 'alter table archived_month enable row level security';
  execute 'alter table archived_month force row level security';
  execute 'create policy of_the_school on archived_month to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())';
  execute 'create policy of_the_platform on archived_month to sportello_platform using (true) with check (true)';
  execute format('create policy of_the_owner on archived_month to %I using (true) with check (true)', current_user);
end $$;
grant select on archived_month to sportello_app;
grant select, insert on archived_month to sportello_platform;

-- A line leaves the log only where its file is said to hold it alone from now on.
create or replace function refuse_change() returns trigger language plpgsql
  set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' and exists (
    select from archived_month a
    where a.customer_code = old.customer_code and a.kind = 'audit' and a.removed_at is not null
      and old.seq between a.first_seq and a.last_seq) then
    return old;
  end if;
  raise exception 'the audit log is append only';
end $$;

-- Whose next line for the archive was written before a moment's month: chains alone, for the platform.
create function audit_to_archive(at timestamptz) returns setof text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select h.customer_code from audit_heads() h
  cross join lateral (
    select coalesce(max(a.last_seq), 0) as seq from archived_month a
    where a.customer_code = h.customer_code and a.kind = 'audit') archived
  join audit_entry e on e.customer_code = h.customer_code and e.seq = archived.seq + 1
  where e.at < date_trunc('month', audit_to_archive.at at time zone 'Europe/Rome') at time zone 'Europe/Rome'
  order by 1
$$;

-- Removes the lines of a file: the oldest that are there, and never the end of a chain.
create function remove_archived_audit(code text, nth integer, at timestamptz) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  one archived_month;
  removed integer;
begin
  update archived_month a set removed_at = remove_archived_audit.at
  where a.customer_code = code and a.kind = 'audit' and a.place = nth and a.removed_at is null
    and not exists (select from archived_month b
      where b.customer_code = code and b.kind = 'audit' and b.place < nth and b.removed_at is null)
    and exists (select from audit_entry e where e.customer_code = code and e.seq > a.last_seq)
    and exists (select from audit_entry e where e.customer_code = code and e.seq = a.last_seq and e.hash = a.last_hash)
  returning * into one;
  if not found then return 0; end if;
  delete from audit_entry e where e.customer_code = code and e.seq between one.first_seq and one.last_seq;
  get diagnostics removed = row_count;
  if removed <> one.lines then raise exception 'the audit log of % has not the lines of its archive', code; end if;
  return removed;
end $$;

-- The same of mails, by their ids.
create function remove_archived_mails(code text, nth integer, at timestamptz, ids jsonb) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  removed integer;
begin
  update archived_month set removed_at = remove_archived_mails.at
  where customer_code = code and kind = 'mail' and place = nth and removed_at is null;
  delete from mail m where m.customer_code = code and (m.sent_at is not null or m.failure is not null)
    and m.id::text in (select jsonb_array_elements_text(ids));
  get diagnostics removed = row_count;
  return removed;
end $$;

-- Mails go into the archive before they go.
create or replace function remove_old_work(ended_before timestamptz, parked_before timestamptz, most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  removed integer;
  total integer := 0;
begin
  delete from operation where (customer_code, id) in (
    select o.customer_code, o.id from operation o
    where o.ended_at < ended_before
      and not exists (select from operation t where t.customer_code = o.customer_code and t.takes_back = o.id)
    limit most);
  get diagnostics removed = row_count;
  total := total + removed;
  delete from job where id in (select j.id from job j where j.parked_at < parked_before limit most);
  get diagnostics removed = row_count;
  return total + removed;
end $$;

-- What the archive holds of a school that is closed stays, as its log does.
create or replace function remove_closed_schools(before timestamptz, at timestamptz, most integer)
  returns table (school text, people bigint) language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  codes text[];
  kept constant text[] := array[
    'school', 'audit_entry', 'archived_month', 'contract_document', 'frozen_document', 'document_signature'];
  held integer;
  t text;
begin
  select array_agg(customer_code) into codes from (
    select s.customer_code from public.school s
    where s.closed_at < before and s.removed_at is null order by s.closed_at limit most for update) as due;
  if codes is null then return; end if;
  return query select c, (select count(*) from account a where a.customer_code = c) from unnest(codes) as c;
  -- Some are held by others: those go in a later round.
  for round in 1..10 loop
    held := 0;
    for t in
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'customer_code'
        and not a.attisdropped and c.relname <> all(kept)
    loop
      begin
        execute format('delete from public.%I where customer_code = any($1)', t) using codes;
      exception when foreign_key_violation then
        held := held + 1;
      end;
    end loop;
    exit when held = 0;
  end loop;
  if held > 0 then raise exception 'Rows of closed schools are held by what is kept'; end if;
  update public.school set removed_at = at, dpo = null, recapito_dpo = null, spid_enabled = false,
    version = version + 1 where customer_code = any(codes);
end $$;

revoke execute on function audit_to_archive(timestamptz) from public;
revoke execute on function remove_archived_audit(text, integer, timestamptz) from public;
revoke execute on function remove_archived_mails(text, integer, timestamptz, jsonb) from public;
grant execute on function audit_to_archive(timestamptz) to sportello_platform;
grant execute on function remove_archived_audit(text, integer, timestamptz) to sportello_platform;
grant execute on function remove_archived_mails(text, integer, timestamptz, jsonb) to sportello_platform;
