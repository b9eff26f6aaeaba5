-- Addresses to which changes are announced, of a school or of the provider's staff (PLATFORM, so that customer_code is
-- not a foreign key), and the announcements to each. Announcements are written in the transaction of the change.
create table webhook (
  customer_code text not null,
  id uuid not null,
  name text not null,
  url text not null,
  -- The types of events that it announces.
  events jsonb not null,
  enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('failures', 'gone')),
  -- Sealed. The previous secret signs as well until its end.
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  created_at timestamptz not null,
  created_by text not null,
  -- Since when no announcement has been accepted, and until when no further one is tried.
  failing_since timestamptz,
  paused_until timestamptz,
  version integer not null default 1,
  primary key (customer_code, id),
  check ((previous_secret is null) = (previous_until is null))
);

create table webhook_delivery (
  customer_code text not null,
  id uuid not null,
  webhook uuid not null,
  -- The school that changed; null for an event without one, as a test by the staff.
  school text,
  type text not null,
  payload text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  created_at timestamptz not null,
  -- When it was last put into the queue: now and when it is sent again by hand.
  queued_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  attempted_at timestamptz,
  status_code integer,
  failure text,
  primary key (customer_code, id),
  foreign key (customer_code, webhook) references webhook on delete cascade
);
create index webhook_delivery_due on webhook_delivery (customer_code, webhook, due_at) where state = 'waiting';
create index webhook_delivery_of_webhook on webhook_delivery (customer_code, webhook, created_at);
create index webhook_delivery_by_time on webhook_delivery (created_at);

do $$
declare t text;
begin
  foreach t in array array['webhook', 'webhook_delivery'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', t);
    -- The job that delivers serves every school.
    execute format('create policy of_the_platform on %I to sportello_platform using (true) with check (true)', t);
  end loop;
end $$;
grant select, insert, update, delete on webhook to sportello_app;
grant select, update on webhook to sportello_platform;
grant insert, delete on webhook to sportello_operator;
grant select, insert, update on webhook_delivery to sportello_app;
grant select, update, delete on webhook_delivery to sportello_platform;
grant insert on webhook_delivery to sportello_operator;

-- Queues the events of changes for the endpoints of their schools and of the provider's staff, from the transaction of
-- the change and under its role. A transaction of a school announces nothing in the name of another one.
create function queue_webhook_events(at timestamptz, events jsonb) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into webhook_delivery (customer_code, id, webhook, school, type, payload, created_at, queued_at, due_at)
  select w.customer_code, gen_random_uuid(), w.id, e.school, e.type, e.payload, at, at, at
  from jsonb_to_recordset(events) as e(school text, type text, payload text)
  join webhook w on w.enabled and w.customer_code in (e.school, 'PLATFORM') and w.events ? e.type
  where app_school() is null or app_school() = e.school
$$;
revoke all on function queue_webhook_events(timestamptz, jsonb) from public;
grant execute on function queue_webhook_events(timestamptz, jsonb) to sportello_app, sportello_identity,
  sportello_platform;
