-- Actions on many records: who did what to whom, what became of each, and how it was before, so that it can be
-- taken back.
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
  state text not null check (state in ('running', 'ended', 'cancelled', 'stopped')),
  problem text,
  -- How many jobs have worked on it: a job that comes twice finds that its step is over.
  step integer not null default 0,
  total integer not null,
  done integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  cancelled integer not null default 0,
  takes_back text,
  primary key (customer_code, id),
  foreign key (customer_code, takes_back) references operation (customer_code, id)
);
create index operation_newest on operation (customer_code, started_at desc, id);
-- Nothing is taken back twice; only a taking back that was broken off may be begun again.
create unique index operation_taken_back on operation (customer_code, takes_back)
  where takes_back is not null and state in ('running', 'ended');

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
  -- What the record carries until it is changed again in what the action changes.
  mark text,
  primary key (customer_code, operation, position),
  foreign key (customer_code, operation) references operation (customer_code, id) on delete cascade
);
create unique index operation_row_by_id on operation_row (customer_code, operation, id);
create index operation_row_waiting on operation_row (customer_code, operation, position) where state = 'waiting';

do $$
declare t text;
begin
  foreach t in array array['operation', 'operation_row'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_school on %I to sportello_app using (customer_code = app_school()) with check (customer_code = app_school())', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
  end loop;
end $$;
grant select, insert, update on operation, operation_row to sportello_app;
