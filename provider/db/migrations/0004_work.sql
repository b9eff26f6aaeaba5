-- The provider's own work: settings, jobs, mails, operations on many records, saved views, news.

-- Facts about this installation: keys, the demo's clock, the version that built it.
create table setting (
  name text primary key,
  value jsonb not null
);

-- Background work. A process that takes a job first moves `due_at` on, so that no two processes do the same job and
-- the job of a process that died is due again. Every role may add a job; the platform alone reads them.
create table job (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  data jsonb not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- In seconds, for a recurring job; other jobs are removed when done.
  every integer,
  failure text,
  -- Set when every attempt failed: the job is kept for somebody to examine.
  parked_at timestamptz,
  -- Until when the current attempt is held; null where none is under way. `due_at` cannot tell an attempt from the
  -- next one.
  held_until timestamptz,
  -- The number of attempts ever made. `attempts` starts again at 0, so it cannot identify an attempt.
  taken integer not null default 0
);
create index job_due on job (name, due_at) where parked_at is null;
create unique index job_recurring on job (name) where every is not null;

create table mail (
  customer_code text not null references school,
  id uuid not null,
  uid text,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  failure text,
  -- A mail that could not be sent is tried again later. The sender first moves `due_at` on, so that two processes
  -- never send the same mail.
  attempts integer not null default 0,
  due_at timestamptz not null default '1970-01-01 00:00:00+00',
  -- Until when the current sender holds the mail; null where it is not being sent. `due_at` cannot tell this from the
  -- next attempt.
  held_until timestamptz,
  -- Mails in bulk are sent last, so that a link to a new password does not wait behind a school's thousands.
  in_bulk boolean not null default false,
  primary key (customer_code, id)
);
-- The last mail to a person shows whether their address works.
create index mail_of_account on mail (customer_code, uid, created_at) where uid is not null;
-- The metrics count the outbox every few seconds; this keeps them from reading the sent mails of a year.
create index mail_given_up on mail (created_at) where failure is not null;
-- The provider's staff lists the newest mails of all schools.
create index mail_by_time on mail (created_at);
-- Each start looks for the few mails whose text is still to be sealed or deleted.
create index mail_with_text on mail (id) where body <> '';
-- The provider's staff opens one mail of any school.
create index mail_by_id on mail (id);
create index mail_due on mail (in_bulk, due_at) where sent_at is null and failure is null;

-- The response to each command, so that a repeated request has one effect.
create table idempotency (
  customer_code text not null,
  person text not null,
  key text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null,
  primary key (customer_code, person, key)
);
create index idempotency_by_age on idempotency (created_at);

-- Actions on many records: who did what, the outcome for each record, and its previous state, so that the action can
-- be taken back.
create table operation (
  customer_code text not null references school,
  id text not null,
  kind text not null check (kind in ('run', 'takeBack')),
  resource text not null,
  action text not null,
  input jsonb not null,
  who text not null,
  as_whom text not null,
  name text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  state text not null check (state in ('collecting', 'running', 'ended', 'cancelled', 'stopped')),
  problem text,
  -- The number of jobs that have worked on it: a job that runs twice notices that its step is done.
  step integer not null default 0,
  total integer not null,
  done integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  cancelled integer not null default 0,
  takes_back text,
  partial integer not null default 0,
  -- The taking back that must end before this one begins: later steps are taken back first.
  follows text,
  primary key (customer_code, id),
  foreign key (customer_code, takes_back) references operation (customer_code, id)
);
create index operation_newest on operation (customer_code, started_at desc, id);
-- The hourly cleaning covers all schools; these keep it from reading whole tables.
create index operation_by_end on operation (ended_at) where ended_at is not null;
create index operation_collecting on operation (started_at) where state = 'collecting';
-- The operations that take back one operation, also where they failed.
create index operation_by_taken_back on operation (customer_code, takes_back) where takes_back is not null;
create unique index operation_being_taken_back on operation (customer_code, takes_back)
  where takes_back is not null and state = 'running';
create index operation_that_follows on operation (customer_code, follows) where follows is not null;

create table operation_row (
  customer_code text not null,
  operation text not null,
  position integer not null,
  id text not null,
  label text not null,
  state text not null check (state in ('waiting', 'done', 'skipped', 'failed', 'cancelled')),
  reason text,
  before jsonb,
  after jsonb,
  -- Identifies the state of the record until somebody changes what the action changes.
  mark text,
  -- In an import, the cells of the row in the file and the planned outcome.
  given jsonb,
  verdict text check (verdict in ('create', 'update', 'unchanged', 'refused')),
  -- Whether part of it was refused although the rest was done; the reason says which part.
  partial boolean not null default false,
  -- The marks of the record before and after the change, for each aspect that actions change: they show whether all
  -- later changes were taken back.
  marks jsonb,
  primary key (customer_code, operation, position),
  foreign key (customer_code, operation) references operation (customer_code, id) on delete cascade
);
create unique index operation_row_by_id on operation_row (customer_code, operation, id);
create index operation_row_waiting on operation_row (customer_code, operation, position) where state = 'waiting';
-- The operations that changed one record.
create index operation_row_of_record on operation_row (customer_code, id);
create index operation_row_of_account on operation_row (customer_code, (after ->> 'uidPortale'))
  where after ->> 'uidPortale' is not null;

-- How the columns of a file were matched to fields in the school's last import; an empty field means that the column
-- is skipped.
create table import_column (
  customer_code text not null references school,
  resource text not null,
  header text not null,
  field text not null,
  primary key (customer_code, resource, header)
);

-- Saved filters of lists. A private view is visible to its owner only, in the database too.
create table list_view (
  customer_code text not null references school,
  id uuid not null,
  entity text not null,
  person text not null,
  name text not null,
  query text not null,
  shared boolean not null,
  created_at timestamptz not null,
  version integer not null default 1,
  primary key (customer_code, id)
);
create unique index list_view_name on list_view (customer_code, entity, person, lower(name));

create table list_view_default (
  customer_code text not null references school,
  person text not null,
  entity text not null,
  view_id uuid not null,
  primary key (customer_code, person, entity),
  foreign key (customer_code, view_id) references list_view on delete cascade
);
create index list_view_default_view on list_view_default (customer_code, view_id);

create table news (
  code_news text primary key,
  version text not null,
  title text not null,
  text text not null,
  published_at timestamptz not null,
  withdrawn_at timestamptz
);

create table news_read (
  person text not null,
  code_news text not null references news,
  read_at timestamptz not null,
  primary key (person, code_news)
);

-- The news centre: the same for all schools, maintained by the platform.
create table content (
  code text primary key,
  category text not null check (category in ('aggiornamenti', 'notizie', 'normative')),
  date date not null,
  title text not null,
  text text not null,
  application_code text references application,
  application_img text,
  version text,
  withdrawn_at timestamptz
);
create index content_by_date on content (date desc, code);

-- Calls per person and per school in each minute, for all processes together; provider/http/limits writes them once a
-- second. After a crash a minute of counting is lost at most, so the table is not logged.
create unlogged table call_count (
  key text not null,
  -- The end of the minute, in seconds since 1970.
  slot bigint not null,
  hits integer not null,
  primary key (key, slot)
);

-- Removes operations that ended and jobs that were given up, once they are old enough. Mails are archived first
-- (0005).
create function remove_old_work(ended_before timestamptz, parked_before timestamptz, most integer) returns integer
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
revoke all on function remove_old_work(timestamptz, timestamptz, integer) from public;
grant execute on function remove_old_work(timestamptz, timestamptz, integer) to sportello_platform;

do $$
declare t text;
begin
  foreach t in array array[
    'mail', 'idempotency', 'operation', 'operation_row', 'import_column', 'list_view', 'list_view_default',
    'news_read'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
  end loop;
  foreach t in array array['mail', 'idempotency', 'operation', 'operation_row', 'import_column'] loop
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', t);
  end loop;
end $$;

grant select on setting to sportello_identity;
grant select, insert, update, delete on setting to sportello_platform;

grant insert on job to sportello_app, sportello_identity;
grant select, insert, update, delete on job to sportello_platform;

-- A mail that was not sent yet is deleted with the account it was for. A person who forgot the password is not signed
-- in: the identity provider adds the mail with the link.
create policy to_send on mail to sportello_platform using (true);
create policy to_write_a_link on mail for insert to sportello_identity with check (true);
create policy of_the_operators on mail to sportello_operator using (true) with check (true);
grant select, insert, delete on mail to sportello_app;
grant select, update on mail to sportello_platform;
grant insert on mail to sportello_identity, sportello_operator;

create policy of_the_platform on idempotency to sportello_platform using (true);
grant select, insert, update on idempotency to sportello_app;
grant select, insert, update, delete on idempotency to sportello_platform;

create policy to_clean on operation to sportello_platform using (state = 'collecting');
grant select, insert, update on operation to sportello_app;
grant select, delete on operation to sportello_platform;

grant select, insert, update on operation_row to sportello_app;

grant select, insert, update on import_column to sportello_app;

create policy of_the_school on list_view to sportello_app
  using (customer_code = app_school() and (shared or person = app_person()))
  with check (customer_code = app_school());
grant select, insert, update, delete on list_view to sportello_app;

create policy of_the_school on list_view_default to sportello_app
  using (customer_code = app_school() and person = app_person())
  with check (customer_code = app_school() and person = app_person());
grant select, insert, update, delete on list_view_default to sportello_app;

grant select on news to sportello_app;
grant select, insert, update on news to sportello_platform;

create policy of_the_person on news_read to sportello_app
  using (person = app_person()) with check (person = app_person());
grant select, insert on news_read to sportello_app;

grant select on content to sportello_app;
grant select, insert, update on content to sportello_platform;

grant select, insert, update, delete on call_count to sportello_platform;
