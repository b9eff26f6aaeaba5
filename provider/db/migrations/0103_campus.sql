-- What the e-learning platform told of the courses of a school: when last, which courses, who takes part, what they got.
create table campus_source (
  customer_code text primary key references school,
  received_at timestamptz not null,
  received_from text not null
);

create table campus_course (
  customer_code text not null references school,
  course_id text not null,
  name text not null,
  start date,
  course_url text,
  -- In base64: it is handed out so.
  image text,
  primary key (customer_code, course_id)
);

create table campus_person (
  customer_code text not null references school,
  argo_id text not null,
  name text not null,
  surname text not null,
  sort_key text collate "C" generated always as (plain(surname || ' ' || name)) stored,
  primary key (customer_code, argo_id)
);
create index campus_person_by_sort_key on campus_person (customer_code, sort_key, argo_id);

create table campus_enrolment (
  customer_code text not null,
  argo_id text not null,
  course_id text not null,
  role text not null check (role in ('dirigente', 'docente', 'ata', 'studente', 'altro')),
  enrolled_at timestamptz not null,
  -- The day in Rome, and its month as 202609: figures are counted by them.
  enrolled_on date not null,
  month integer not null generated always as
    (extract(year from enrolled_on)::integer * 100 + extract(month from enrolled_on)::integer) stored,
  -- The role as a bit, so that the roles of a person are gathered as one number.
  role_bit integer not null generated always as
    (case role when 'dirigente' then 1 when 'docente' then 2 when 'ata' then 4 when 'studente' then 8 else 16 end) stored,
  is_passing boolean not null,
  certified_at timestamptz,
  download_url text,
  primary key (customer_code, argo_id, course_id),
  foreign key (customer_code, course_id) references campus_course,
  foreign key (customer_code, argo_id) references campus_person
);
create index campus_enrolment_by_day on campus_enrolment (customer_code, enrolled_on, argo_id, course_id)
  include (role_bit, is_passing, month);
create index campus_enrolment_by_course on campus_enrolment (customer_code, course_id, enrolled_on);

do $$
declare
  t text;
begin
  foreach t in array array['campus_source', 'campus_course', 'campus_person', 'campus_enrolment'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
    execute format('create policy of_the_operators on %I to sportello_operator using (true) with check (true)', t);
    execute format('create policy of_the_school on %I to sportello_app using (customer_code = app_school())', t);
    execute format('grant select, insert, update, delete on %I to sportello_operator', t);
    execute format('grant select on %I to sportello_app', t);
  end loop;
end $$;

-- A program may be bound to some schools.
alter table operator_client add column schools text[];
grant select (schools) on operator_client to sportello_operator;
