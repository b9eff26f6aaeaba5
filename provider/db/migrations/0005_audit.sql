-- The audit log: append only; the hash of each line covers the line and the previous hash. Each school has a chain,
-- and the provider's staff has one (PLATFORM), so customer_code is not a foreign key.
create table audit_entry (
  customer_code text not null,
  seq bigint not null,
  at timestamptz not null,
  who text not null,
  as_whom text not null,
  entity text not null,
  action text not null,
  id text,
  outcome text not null check (outcome in ('done', 'refused')),
  reason text,
  before jsonb,
  after jsonb,
  address text,
  previous_hash text not null,
  hash text not null,
  primary key (customer_code, seq)
);
-- Each filter of the log reads its page, newest first, from an index.
create index audit_entry_by_entity on audit_entry (customer_code, entity, seq);
create index audit_entry_by_action on audit_entry (customer_code, action, seq);
create index audit_entry_by_who on audit_entry (customer_code, who, seq);
create index audit_entry_by_time on audit_entry (customer_code, at, seq);
create index audit_entry_by_outcome on audit_entry (customer_code, outcome, seq);
-- People read what was done to them.
create index audit_entry_by_id on audit_entry (customer_code, id, seq);

-- Files of the archive outside the database, each signed: months of audit logs, and mails that are no longer needed.
-- The files of a school are numbered, and each names the previous one.
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
  -- Since when the lines exist in the file only.
  removed_at timestamptz,
  primary key (customer_code, kind, place),
  check ((kind = 'audit')
    = (first_seq is not null and first_hash is not null and last_seq is not null and last_hash is not null)),
  check ((previous is null) = (place = 1))
);
create index archived_month_to_remove on archived_month (kind, month) where removed_at is null;

-- A line may be deleted only when its file is recorded as the only copy.
create function refuse_change() returns trigger language plpgsql
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

-- The last line of each audit log, and whether lines that once were the last still exist: hashes only, which the
-- platform stores outside the database.
create function audit_heads() returns table (customer_code text, seq bigint, hash text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with recursive chain(code) as (
    select min(e.customer_code) from audit_entry e
    union all
    select (select min(e.customer_code) from audit_entry e where e.customer_code > chain.code)
    from chain where chain.code is not null)
  select chain.code, last.seq, last.hash
  from chain cross join lateral (
    select e.seq, e.hash from audit_entry e where e.customer_code = chain.code order by e.seq desc limit 1) last
  where chain.code is not null
$$;
revoke all on function audit_heads() from public;
grant execute on function audit_heads() to sportello_platform;

create function audit_heads_missing(heads jsonb) returns setof text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select head.code from jsonb_to_recordset(heads) as head(code text, seq bigint, hash text)
  where not exists (
    select from audit_entry e where e.customer_code = head.code and e.seq = head.seq and e.hash = head.hash)
$$;
revoke all on function audit_heads_missing(jsonb) from public;
grant execute on function audit_heads_missing(jsonb) to sportello_platform;

-- The chains whose next line to archive is older than the current month.
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
revoke all on function audit_to_archive(timestamptz) from public;
grant execute on function audit_to_archive(timestamptz) to sportello_platform;

-- Deletes the lines of an archive file: the oldest ones, and never the end of a chain.
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
revoke all on function remove_archived_audit(text, integer, timestamptz) from public;
grant execute on function remove_archived_audit(text, integer, timestamptz) to sportello_platform;

-- Deletes the mails of an archive file, by their ids.
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
revoke all on function remove_archived_mails(text, integer, timestamptz, jsonb) from public;
grant execute on function remove_archived_mails(text, integer, timestamptz, jsonb) to sportello_platform;

create trigger audit_entry_is_append_only before update or delete on audit_entry
  for each row execute function refuse_change();

do $$
declare t text;
begin
  foreach t in array array['audit_entry', 'archived_month'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', t);
  end loop;
end $$;

create policy to_sign_in on audit_entry to sportello_identity using (true) with check (true);
create policy of_the_platform on audit_entry to sportello_platform
  using (customer_code = 'PLATFORM') with check (customer_code = 'PLATFORM');
grant select, insert on audit_entry to sportello_app, sportello_identity, sportello_platform;

create policy of_the_platform on archived_month to sportello_platform using (true) with check (true);
grant select on archived_month to sportello_app;
grant select, insert on archived_month to sportello_platform;
