-- What the pages of Campus count, kept beside the enrolments: enrolments by course, role and month; days by person and role.
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

-- When what is kept was last compared with the enrolments.
alter table campus_source add column checked_at timestamptz;

-- The days of a person's enrolments, and of those with a certificate, by role: whether some are in a stretch of time is
-- said without looking at the enrolments.
alter table campus_person
  add column days_dirigente datemultirange,
  add column days_docente datemultirange,
  add column days_ata datemultirange,
  add column days_studente datemultirange,
  add column days_altro datemultirange,
  add column certified_dirigente datemultirange,
  add column certified_docente datemultirange,
  add column certified_ata datemultirange,
  add column certified_studente datemultirange,
  add column certified_altro datemultirange,
  -- As searches fold what people read (provider/db/searchSql.ts).
  add column search_text text generated always as (
    case when octet_length(name || chr(10) || surname) = length(name || chr(10) || surname)
      then lower(name || chr(10) || surname)
      else lower(regexp_replace(normalize(
        regexp_replace(name || chr(10) || surname, '[\u2018\u2019\u201b\u2032\u02b9\u02bc\u00b4\uff07]', '''', 'g'), nfd),
        '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')) end) stored;

-- Of those who take part in something: a check of a foreign key cannot use it. Such checks plan once in a connection, maybe
-- while the table is small, and would read all people of a school by it ever after.
drop index campus_person_by_sort_key;
create index campus_person_by_sort_key on campus_person (customer_code, sort_key, argo_id) where courses > 0;

-- What the enrolments of a person come to.
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

-- Planned each time: a plan that a session made while the tables were empty is none for later.
create or replace function count_campus_people() returns trigger
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

create trigger count_months_of_new after insert on campus_enrolment
  referencing new table as added for each statement execute function count_campus_months();
create trigger count_months_of_changed after update on campus_enrolment
  referencing old table as removed new table as added for each statement execute function count_campus_months();
create trigger count_months_of_removed after delete on campus_enrolment
  referencing old table as removed for each statement execute function count_campus_months();

insert into campus_month
select customer_code, course_id, role_bit, month, count(*), count(*) filter (where is_passing)
from campus_enrolment group by customer_code, course_id, role_bit, month;

update campus_person p
set days_dirigente = f.days_dirigente, days_docente = f.days_docente, days_ata = f.days_ata,
  days_studente = f.days_studente, days_altro = f.days_altro, certified_dirigente = f.certified_dirigente,
  certified_docente = f.certified_docente, certified_ata = f.certified_ata,
  certified_studente = f.certified_studente, certified_altro = f.certified_altro
from campus_person q cross join lateral campus_figures_of(q.customer_code, q.argo_id) f
where p.customer_code = q.customer_code and p.argo_id = q.argo_id;

alter table campus_month enable row level security;
alter table campus_month force row level security;
do $$
begin
  execute format('create policy of_the_owner on campus_month to %I using (true) with check (true)', current_user);
end $$;
create policy of_the_operators on campus_month to sportello_operator using (true) with check (true);
create policy of_the_school on campus_month to sportello_app using (customer_code = app_school());
grant select, insert, update, delete on campus_month to sportello_operator;
grant select on campus_month to sportello_app;
