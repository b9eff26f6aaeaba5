-- A school that is merged into others, as the provider announces it, with the document of its choices.
create table resizing (
  customer_code text primary key references school,
  cessata boolean not null,
  anno integer not null,
  -- Ministerial codes of the schools that it is merged into: not all of them need be customers.
  destinations text[] not null,
  announced_at timestamptz not null,
  updated_at timestamptz not null,
  document_id uuid,
  sent_at timestamptz,
  done_at timestamptz,
  foreign key (customer_code, document_id) references frozen_document
);
-- Only demos had any: no call wrote it.
insert into resizing
  select one.customer_code, true, 2026, array[other.cod_min], '2026-01-01T08:00:00Z', '2026-01-01T08:00:00Z'
  from school one join school other on other.customer_code = one.merging_into;
alter table school drop column merging_into;

-- Rows of two schools: what the merged one hands over. The other sees it once it is sent.
create table resizing_choice (
  customer_code text not null references school,
  receiving_code text not null,
  application text not null,
  sent_at timestamptz,
  primary key (customer_code, receiving_code, application),
  check (customer_code <> receiving_code)
);
-- And what the receiving one says to it: written once.
create table resizing_answer (
  customer_code text not null,
  receiving_code text not null,
  application text not null,
  status text not null check (status in ('ACCEPTED', 'REFUSED')),
  reason text check (reason is null or char_length(reason) between 20 and 256),
  answered_at timestamptz not null,
  answered_by text not null,
  primary key (customer_code, receiving_code, application),
  foreign key (customer_code, receiving_code, application) references resizing_choice on delete cascade,
  check ((status = 'REFUSED') = (reason is not null))
);

-- What the applications hold of a school.
create table application_holding (
  customer_code text not null references school,
  application text not null,
  first_year integer not null,
  last_year integer not null check (last_year >= first_year),
  documents integer not null check (documents >= 0),
  primary key (customer_code, application)
);

do $$
declare
  t text;
begin
  foreach t in array array['resizing', 'resizing_choice', 'resizing_answer', 'application_holding'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
    execute format('create policy of_the_platform on %I to sportello_platform using (true) with check (true)', t);
  end loop;
end $$;

create policy of_the_school on resizing to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select on resizing to sportello_app;
grant update (document_id, updated_at, sent_at) on resizing to sportello_app;

create policy of_the_merged on resizing_choice for select to sportello_app using (customer_code = app_school());
create policy changed_before_sent on resizing_choice for update to sportello_app
  using (customer_code = app_school() and sent_at is null) with check (customer_code = app_school());
create policy removed_before_sent on resizing_choice for delete to sportello_app
  using (customer_code = app_school() and sent_at is null);
create policy seen_once_sent on resizing_choice for select to sportello_app
  using (receiving_code = app_school() and sent_at is not null);
grant select, insert, delete on resizing_choice to sportello_app;
grant update (sent_at) on resizing_choice to sportello_app;

create policy of_both on resizing_answer for select to sportello_app
  using (app_school() in (customer_code, receiving_code));
create policy said_by_the_receiving on resizing_answer for insert to sportello_app
  with check (receiving_code = app_school() and exists (
    select from resizing_choice choice
    where choice.customer_code = resizing_answer.customer_code
      and choice.receiving_code = resizing_answer.receiving_code
      and choice.application = resizing_answer.application and choice.sent_at is not null));
grant select, insert on resizing_answer to sportello_app;

create policy of_the_school on application_holding to sportello_app
  using (customer_code = app_school()) with check (customer_code = app_school());
grant select on application_holding to sportello_app;

grant select (customer_code), insert, delete, update (done_at) on resizing to sportello_platform;
grant select (sent_at, done_at) on resizing to sportello_platform;
grant select (customer_code, receiving_code, application, sent_at), delete on resizing_choice to sportello_platform;
grant select (customer_code), insert, update on application_holding to sportello_platform;
grant select (application) on application_holding to sportello_platform;
grant delete on procedure_run to sportello_platform;
grant select (customer_code, procedure) on procedure_run to sportello_platform;
create policy of_the_platform on procedure_run to sportello_platform using (procedure = 'resizing');

-- What a merged school sees of those that it is merged into: who they are, and which applications they have.
create function resizing_schools() returns table
  (customer_code text, cod_min text, name text, city text, licences text[])
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.customer_code, s.cod_min, s.name, s.city,
    array(select l.ac from licence l where l.customer_code = s.customer_code and l.status order by l.ac)
  from resizing r join school s on s.cod_min = any (r.destinations)
  where r.customer_code = app_school() and s.customer_code <> r.customer_code
  order by s.name, s.customer_code
$$;

-- What either school of a resizing sees of the other once the choices are sent: who it is.
create function resizing_parties() returns table (customer_code text, cod_min text, name text, city text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.customer_code, s.cod_min, s.name, s.city from school s
  where exists (
    select from resizing_choice c where c.sent_at is not null
      and ((c.customer_code = app_school() and c.receiving_code = s.customer_code)
        or (c.receiving_code = app_school() and c.customer_code = s.customer_code)))
  order by s.name, s.customer_code
$$;

-- The two side by side, only in the applications that are handed over between them.
create function resizing_sides(merged text, receiving text) returns table
  (application text, users integer, users_there integer, users_after integer,
   first_year integer, last_year integer, documents integer,
   first_year_there integer, last_year_there integer, documents_there integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.application, one.people, other.people,
    one.people + other.people - (
      select count(distinct a.codice_fiscale)::integer
      from account a join account_group g on g.customer_code = a.customer_code and g.uid = a.uid
      where a.customer_code = merged and g.ac = upper(c.application) and exists (
        select from account b join account_group h on h.customer_code = b.customer_code and h.uid = b.uid
        where b.customer_code = receiving and h.ac = g.ac and b.codice_fiscale = a.codice_fiscale)),
    mine.first_year, mine.last_year, mine.documents, theirs.first_year, theirs.last_year, theirs.documents
  from resizing_choice c
    cross join lateral (select count(distinct g.uid)::integer as people from account_group g
      where g.customer_code = merged and g.ac = upper(c.application)) one
    cross join lateral (select count(distinct g.uid)::integer as people from account_group g
      where g.customer_code = receiving and g.ac = upper(c.application)) other
    left join application_holding mine on mine.customer_code = merged and mine.application = c.application
    left join application_holding theirs on theirs.customer_code = receiving and theirs.application = c.application
  where c.customer_code = merged and c.receiving_code = receiving and c.sent_at is not null
    and app_school() in (merged, receiving)
  order by c.application
$$;

-- The people whom both schools have: each of the two knows them already, by name and tax code.
create function resizing_shared(merged text, receiving text) returns table (sn text, cn text, codice_fiscale text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct on (a.codice_fiscale) a.sn, a.cn, a.codice_fiscale
  from account a join account b on b.customer_code = receiving and b.codice_fiscale = a.codice_fiscale
  where a.customer_code = merged and app_school() in (merged, receiving) and exists (
    select from resizing_choice c
    where c.customer_code = merged and c.receiving_code = receiving and c.sent_at is not null)
  order by a.codice_fiscale, a.sn, a.cn
$$;

revoke execute on function resizing_schools(), resizing_parties(), resizing_sides(text, text), resizing_shared(text, text) from public;
-- A school chooses only among those that it is merged into.
create policy made_by_the_merged on resizing_choice for insert to sportello_app
  with check (customer_code = app_school() and sent_at is null
    and receiving_code in (select one.customer_code from resizing_schools() one));
grant execute on function resizing_schools(), resizing_parties(), resizing_sides(text, text), resizing_shared(text, text) to sportello_app;

alter table pending_signature drop constraint pending_signature_procedure_check;
alter table pending_signature add constraint pending_signature_procedure_check
  check (procedure in ('contract', 'preservation', 'spidRequest', 'resizing'));
