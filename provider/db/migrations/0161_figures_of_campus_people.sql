-- What each person takes part in, kept beside the person: lists of all people need not count every enrolment.
alter table campus_person
  add column courses integer not null default 0,
  add column certificates integer not null default 0,
  -- The roles of the enrolments as bits, and of those with a certificate.
  add column role_bits integer not null default 0,
  add column certified_bits integer not null default 0;

create function count_campus_people() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.campus_person p
  set courses = n.courses, certificates = n.certificates, role_bits = n.role_bits, certified_bits = n.certified_bits
  from (
    select c.customer_code, c.argo_id, count(e.course_id)::integer as courses,
      (count(*) filter (where e.is_passing))::integer as certificates,
      coalesce(bit_or(e.role_bit), 0) as role_bits,
      coalesce(bit_or(e.role_bit) filter (where e.is_passing), 0) as certified_bits
    from (select distinct customer_code, argo_id from changed) c
    left join public.campus_enrolment e on e.customer_code = c.customer_code and e.argo_id = c.argo_id
    group by c.customer_code, c.argo_id) n
  where p.customer_code = n.customer_code and p.argo_id = n.argo_id;
  return null;
end $$;

create trigger count_people_of_new after insert on campus_enrolment
  referencing new table as changed for each statement execute function count_campus_people();
create trigger count_people_of_changed after update on campus_enrolment
  referencing new table as changed for each statement execute function count_campus_people();
create trigger count_people_of_removed after delete on campus_enrolment
  referencing old table as changed for each statement execute function count_campus_people();

update campus_person p
set courses = n.courses, certificates = n.certificates, role_bits = n.role_bits, certified_bits = n.certified_bits
from (
  select customer_code, argo_id, count(*)::integer as courses,
    (count(*) filter (where is_passing))::integer as certificates,
    bit_or(role_bit) as role_bits, coalesce(bit_or(role_bit) filter (where is_passing), 0) as certified_bits
  from campus_enrolment group by customer_code, argo_id) n
where p.customer_code = n.customer_code and p.argo_id = n.argo_id;
