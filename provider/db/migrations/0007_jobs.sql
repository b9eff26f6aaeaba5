-- Work that is done beside the requests. Who takes one moves `due_at` on first, so that no two processes do the
-- same, and one whose process died is due again. Anybody may leave a job, the platform alone reads them.
create table job (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  data jsonb not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- Seconds: a job with it comes back, without it is removed when done.
  every integer,
  failure text,
  -- Failed every time: kept for somebody to look at.
  parked_at timestamptz
);
create index job_due on job (name, due_at) where parked_at is null;
create unique index job_recurring on job (name) where every is not null;

grant insert on job to sportello_app, sportello_identity;
grant select, insert, update, delete on job to sportello_platform;
