-- Campus: figures of e-learning.

-- Data received from the e-learning platform: when, courses, participants, and their results.
create table campus_source (
  customer_code text primary key references school,
  received_at timestamptz not null,
  received_from text not null,
  -- When the stored figures were last compared with the enrolments.
  checked_at timestamptz
);

create table campus_course (
  customer_code text not null references school,
  course_id text not null,
  name text not null,
  start date,
  course_url text,
  -- In base64, as it is sent.
  image text,
  primary key (customer_code, course_id)
);

create table campus_person (
  customer_code text not null references school,
  argo_id text not null,
  name text not null,
  surname text not null,
  sort_key text collate "C" generated always as (plain(surname || ' ' || name)) stored,
  -- Figures per person, so that lists of people need not count every enrolment.
  courses integer not null default 0,
  certificates integer not null default 0,
  -- Bits for the roles of the enrolments, and for those with a certificate.
  role_bits integer not null default 0,
  certified_bits integer not null default 0,
  -- The days of the enrolments, and of those with a certificate, by role: whether any are in a period is answered
  -- without reading the enrolments.
  days_dirigente datemultirange,
  days_docente datemultirange,
  days_ata datemultirange,
  days_studente datemultirange,
  days_altro datemultirange,
  certified_dirigente datemultirange,
  certified_docente datemultirange,
  certified_ata datemultirange,
  certified_studente datemultirange,
  certified_altro datemultirange,
  -- Folded for searches (provider/db/searchSql.ts).
  search_text text generated always as (
    case when octet_length(name || chr(10) || surname) = length(name || chr(10) || surname)
      then lower(name || chr(10) || surname)
      else lower(regexp_replace(normalize(
        regexp_replace(name || chr(10) || surname, '[\u2018\u2019\u201b\u2032\u02b9\u02bc\u00b4\uff07]', '''', 'g'), nfd),
        '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')) end) stored,
  primary key (customer_code, argo_id)
);
create index campus_person_by_sort_key on campus_person (customer_code, sort_key, argo_id) where courses > 0;

create table campus_enrolment (
  customer_code text not null,
  argo_id text not null,
  course_id text not null,
  role text not null check (role in ('dirigente', 'docente', 'ata', 'studente', 'altro')),
  enrolled_at timestamptz not null,
  -- The day in Rome, and its month as 202609, by which figures are counted.
  enrolled_on date not null,
  month integer not null generated always as
    (extract(year from enrolled_on)::integer * 100 + extract(month from enrolled_on)::integer) stored,
  -- A bit for the role, so that the roles of a person combine into one number.
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

-- Enrolments by course, role and month, for the pages of Campus.
create table campus_month (
  customer_code text not null references school,
  course_id text not null,
  role_bit integer not null,
  -- 202609
  month integer not null,
  enrolments integer not null,
  completed integer not null,
  primary key (customer_code, course_id, role_bit, month)
);

-- The statement is dynamic, so that it is planned each time: a plan from when the tables were empty does not suit
-- later ones.
create function count_campus_people() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  execute $q$update public.campus_person p
  set courses = n.courses, certificates = n.certificates, role_bits = n.role_bits, certified_bits = n.certified_bits,
    days_dirigente = n.days_dirigente, days_docente = n.days_docente, days_ata = n.days_ata,
    days_studente = n.days_studente, days_altro = n.days_altro, certified_dirigente = n.certified_dirigente,
    certified_docente = n.certified_docente, certified_ata = n.certified_ata,
    certified_studente = n.certified_studente, certified_altro = n.certified_altro
  from (
    select c.customer_code, c.argo_id, f.* from (select distinct customer_code, argo_id from changed) c
    cross join lateral public.campus_figures_of(c.customer_code, c.argo_id) f) n
  where p.customer_code = n.customer_code and p.argo_id = n.argo_id$q$;
  return null;
end $$;

-- The figures of one person's enrolments.
create function campus_figures_of(school text, person text)
returns table (
  courses integer, certificates integer, role_bits integer, certified_bits integer,
  days_dirigente datemultirange, days_docente datemultirange, days_ata datemultirange, days_studente datemultirange,
  days_altro datemultirange,
  certified_dirigente datemultirange, certified_docente datemultirange, certified_ata datemultirange,
  certified_studente datemultirange, certified_altro datemultirange)
language sql stable as $$
  select count(*)::integer, (count(*) filter (where e.is_passing))::integer,
    coalesce(bit_or(e.role_bit), 0), coalesce(bit_or(e.role_bit) filter (where e.is_passing), 0),
    range_agg(e.day) filter (where e.role_bit = 1),
    range_agg(e.day) filter (where e.role_bit = 2),
    range_agg(e.day) filter (where e.role_bit = 4),
    range_agg(e.day) filter (where e.role_bit = 8),
    range_agg(e.day) filter (where e.role_bit = 16),
    range_agg(e.day) filter (where e.role_bit = 1 and e.is_passing),
    range_agg(e.day) filter (where e.role_bit = 2 and e.is_passing),
    range_agg(e.day) filter (where e.role_bit = 4 and e.is_passing),
    range_agg(e.day) filter (where e.role_bit = 8 and e.is_passing),
    range_agg(e.day) filter (where e.role_bit = 16 and e.is_passing)
  from (
    select role_bit, is_passing, daterange(enrolled_on, enrolled_on, '[]') as day
    from public.campus_enrolment where customer_code = school and argo_id = person) e
$$;

create function count_campus_months() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    execute $q$update public.campus_month m
    set enrolments = m.enrolments - n.enrolments, completed = m.completed - n.completed
    from (
      select customer_code, course_id, role_bit, month, count(*) as enrolments,
        count(*) filter (where is_passing) as completed
      from removed group by customer_code, course_id, role_bit, month) n
    where m.customer_code = n.customer_code and m.course_id = n.course_id and m.role_bit = n.role_bit
      and m.month = n.month$q$;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into public.campus_month as m
    select customer_code, course_id, role_bit, month, count(*), count(*) filter (where is_passing)
    from added group by customer_code, course_id, role_bit, month
    on conflict (customer_code, course_id, role_bit, month) do update
    set enrolments = m.enrolments + excluded.enrolments, completed = m.completed + excluded.completed;
  end if;
  return null;
end $$;

create trigger count_people_of_new after insert on campus_enrolment
  referencing new table as changed for each statement execute function count_campus_people();

create trigger count_people_of_changed after update on campus_enrolment
  referencing new table as changed for each statement execute function count_campus_people();

create trigger count_people_of_removed after delete on campus_enrolment
  referencing old table as changed for each statement execute function count_campus_people();

create trigger count_months_of_new after insert on campus_enrolment
  referencing new table as added for each statement execute function count_campus_months();

create trigger count_months_of_changed after update on campus_enrolment
  referencing old table as removed new table as added for each statement execute function count_campus_months();

create trigger count_months_of_removed after delete on campus_enrolment
  referencing old table as removed for each statement execute function count_campus_months();

do $$
declare t text;
begin
  foreach t in array array['campus_source', 'campus_course', 'campus_person', 'campus_enrolment', 'campus_month'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
  end loop;
end $$;

create policy of_the_operators on campus_source to sportello_operator using (true) with check (true);
create policy of_the_school on campus_source to sportello_app using (customer_code = app_school());
grant select, insert, update, delete on campus_source to sportello_operator;
grant select on campus_source to sportello_app;

create policy of_the_operators on campus_course to sportello_operator using (true) with check (true);
create policy of_the_school on campus_course to sportello_app using (customer_code = app_school());
grant select, insert, update, delete on campus_course to sportello_operator;
grant select on campus_course to sportello_app;

create policy of_the_operators on campus_person to sportello_operator using (true) with check (true);
create policy of_the_school on campus_person to sportello_app using (customer_code = app_school());
grant select, insert, update, delete on campus_person to sportello_operator;
grant select on campus_person to sportello_app;

create policy of_the_operators on campus_enrolment to sportello_operator using (true) with check (true);
create policy of_the_school on campus_enrolment to sportello_app using (customer_code = app_school());
grant select, insert, update, delete on campus_enrolment to sportello_operator;
grant select on campus_enrolment to sportello_app;

create policy of_the_operators on campus_month to sportello_operator using (true) with check (true);
create policy of_the_school on campus_month to sportello_app using (customer_code = app_school());
grant select, insert, update, delete on campus_month to sportello_operator;
grant select on campus_month to sportello_app;
