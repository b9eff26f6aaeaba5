-- Systems of others whose users follow the roles of an application, of a school or of the provider's staff (PLATFORM, so
-- that customer_code is not a foreign key). One row for a person at each is both the queue and the state: a change
-- queues the person, and the state of that moment is sent, so that two changes of a person cannot pass each other.
create table provisioning_target (
  customer_code text not null,
  id uuid not null,
  name text not null,
  url text not null,
  ac text not null,
  user_name text not null check (user_name in ('uid', 'email')),
  attributes jsonb not null,
  roles text not null check (roles in ('none', 'roles', 'entitlements')),
  deletes boolean not null,
  -- Sealed.
  token text,
  token_at timestamptz,
  -- Before the first synchronisation is confirmed, changes are only planned.
  confirmed boolean not null default false,
  enabled boolean not null default true,
  stopped boolean not null default false,
  -- Deleted by its owner: a job deletes its persons in portions and then the row.
  removing boolean not null default false,
  failure text,
  failures integer not null default 0,
  failing_since timestamptz,
  paused_until timestamptz,
  created_at timestamptz not null,
  created_by text not null,
  version integer not null default 1,
  primary key (customer_code, id)
);

create table provisioning_person (
  customer_code text not null,
  target uuid not null,
  school text not null,
  uid text not null,
  id uuid not null default gen_random_uuid(),
  state text not null default 'waiting' check (state in ('waiting', 'planned', 'done', 'failed')),
  action text not null default 'none'
    check (action in ('none', 'create', 'update', 'activate', 'deactivate', 'delete')),
  remote_id text,
  active boolean,
  -- User name and externalId of a user whose creation was begun: it may exist although no answer arrived.
  creating text[],
  -- Names of what was sent, and a digest of the values, which are not stored.
  sent text[],
  sent_hash text,
  queued_at timestamptz not null,
  due_at timestamptz not null,
  -- Until when it belongs to a process that sends it: the next change waits for that.
  held_until timestamptz,
  revision integer not null default 1,
  attempts integer not null default 0,
  attempted_at timestamptz,
  status_code integer,
  cause text,
  detail text,
  primary key (customer_code, target, school, uid),
  foreign key (customer_code, target) references provisioning_target on delete cascade
);
create unique index provisioning_person_id on provisioning_person (id, customer_code);
create index provisioning_person_due on provisioning_person (customer_code, target, due_at, queued_at, uid)
  where state = 'waiting';
create index provisioning_person_of_account on provisioning_person (school, uid);

create table provisioning_run (
  customer_code text not null,
  id uuid not null,
  target uuid not null,
  kind text not null check (kind in ('first', 'changes', 'retry')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  created integer not null default 0,
  updated integer not null default 0,
  deactivated integer not null default 0,
  errors integer not null default 0,
  warnings integer not null default 0,
  primary key (customer_code, id),
  foreign key (customer_code, target) references provisioning_target on delete cascade
);
create index provisioning_run_of_target on provisioning_run (customer_code, target, started_at);
create index provisioning_run_by_time on provisioning_run (ended_at);

do $$
declare t text;
begin
  foreach t in array array['provisioning_target', 'provisioning_person', 'provisioning_run'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', t);
    -- The job that sends serves every school.
    execute format('create policy of_the_platform on %I to sportello_platform using (true) with check (true)', t);
  end loop;
end $$;
grant select, insert, update, delete on provisioning_target to sportello_app;
grant select, update on provisioning_target to sportello_platform;
grant insert, delete on provisioning_target to sportello_operator;
grant select, update on provisioning_person to sportello_app;
grant select, update, delete on provisioning_person to sportello_platform;
grant select, insert, update on provisioning_run to sportello_app;
grant select, insert, update, delete on provisioning_run to sportello_platform;

-- Queues persons at the targets of their schools and of the provider, from the transaction of the change and under its
-- role: one person, all persons with roles of an application (of a licence that ended, say), or all of a school. Persons
-- without a role of the application and without a user at the target are no concern of it. A transaction of a school
-- queues nobody of another one.
create function queue_provisioning(at timestamptz, events jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into provisioning_person (customer_code, target, school, uid, queued_at, due_at)
  select distinct t.customer_code, t.id, e.school, p.uid, at, at
  from jsonb_to_recordset(events) as e(school text, uid text, ac text, target uuid)
  join provisioning_target t on t.customer_code in (e.school, 'PLATFORM')
    and (e.ac is null or t.ac = e.ac) and (e.target is null or t.id = e.target) and not t.removing
  cross join lateral (
    select g.uid from account_group g where g.customer_code = e.school and g.ac = t.ac and (e.uid is null or g.uid = e.uid)
    union
    select k.uid from provisioning_person k where k.customer_code = t.customer_code and k.target = t.id
      and k.school = e.school and (e.uid is null or k.uid = e.uid)) p
  where app_school() is null or app_school() = e.school
  on conflict (customer_code, target, school, uid) do update
    set state = 'waiting', revision = provisioning_person.revision + 1, queued_at = excluded.queued_at,
      due_at = excluded.due_at, attempts = 0, cause = null, detail = null, status_code = null
$$;
revoke all on function queue_provisioning(timestamptz, jsonb) from public;
grant execute on function queue_provisioning(timestamptz, jsonb) to sportello_app, sportello_identity,
  sportello_platform;
