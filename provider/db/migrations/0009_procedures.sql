-- Procedures of several steps: mergers of schools, transfers of data, renewals and restorations.

-- The procedures of a school under way: the current step and the answers so far.
create table procedure_run (
  customer_code text not null references school,
  procedure text not null,
  step text not null,
  answers jsonb not null,
  version integer not null,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by text not null,
  saved_name text not null,
  -- Some procedures can run several times at once, each for a subject of its own, such as a transfer of data.
  subject text not null default '',
  primary key (customer_code, procedure, subject)
);

-- Who has a procedure open; a minute after the last sign of them the row no longer counts.
create table procedure_presence (
  customer_code text not null references school,
  procedure text not null,
  uid text not null,
  name text not null,
  seen_at timestamptz not null,
  subject text not null default '',
  primary key (customer_code, procedure, subject, uid)
);

-- Receipts given at the end of a procedure; they never change.
create table procedure_receipt (
  customer_code text not null references school,
  number text not null,
  procedure text not null,
  issued_at timestamptz not null,
  receipt jsonb not null,
  subject text not null default '',
  primary key (customer_code, number)
);

-- A school that is merged into others, as announced by the provider, with the document of its choices.
create table resizing (
  customer_code text primary key references school,
  cessata boolean not null,
  anno integer not null,
  -- Ministerial codes of the receiving schools; not all of them are customers.
  destinations text[] not null,
  announced_at timestamptz not null,
  updated_at timestamptz not null,
  document_id uuid,
  sent_at timestamptz,
  done_at timestamptz,
  foreign key (customer_code, document_id) references frozen_document
);

-- What the merged school hands over. Rows of two schools: the receiving one sees them once they are sent.
create table resizing_choice (
  customer_code text not null references school,
  receiving_code text not null,
  application text not null,
  sent_at timestamptz,
  primary key (customer_code, receiving_code, application),
  check (customer_code <> receiving_code)
);

-- The answer of the receiving school, written once.
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

-- The data that the applications hold of a school.
create table application_holding (
  customer_code text not null references school,
  application text not null,
  first_year integer not null,
  last_year integer not null check (last_year >= first_year),
  documents integer not null check (documents >= 0),
  primary key (customer_code, application)
);

-- Transfers of data from other suppliers. The area is empty until it is chosen; a school has one practice per source
-- and area.
create table practice (
  customer_code text not null references school,
  cod_min_altri text not null,
  area text not null default '' check (area in ('', 'Contabile', 'Documentale', 'Didattica', 'Personale')),
  status text not null check (status in ('CREATED', 'SIGNED')),
  status_operatore text check (status_operatore in ('STARTED', 'COMPLETED')),
  created_date timestamptz not null,
  updated_date timestamptz not null,
  applicativi jsonb not null,
  nome_ds text,
  cognome_ds text,
  pec text,
  anno_finanziario text,
  anno text not null,
  prefix_key_file_original text,
  prefix_key_file_signed text,
  progress integer not null default 0 check (progress between 0 and 100),
  note text,
  tax_code_ds text,
  document_id uuid,
  -- Who saved or signed it last: they receive the receipt and notices.
  by_uid text,
  primary key (customer_code, cod_min_altri, area)
);

-- The yearly contract for a product: it can be renewed before it ends and restored afterwards.
create table yearly_contract (
  customer_code text not null references school,
  product text not null,
  platform text not null,
  starts_on date not null,
  ends_on date not null,
  -- In cents per year, as paid now.
  fee integer not null check (fee >= 0),
  -- N: the school declined the renewal.
  approval text check (approval in ('S', 'N')),
  confirmed_at timestamptz,
  -- The fee proposed for the next year, in cents; null where the list price applies.
  proposed_fee integer check (proposed_fee >= 0),
  primary key (customer_code, product),
  check (ends_on >= starts_on)
);

-- Customer data of a school, besides its own record.
create table customer_record (
  customer_code text primary key references school,
  vat_number text,
  band text check (band in ('1', '2', '3', '4')),
  -- S: the letter appointing the data processor was sent; null where unknown.
  processor_letter text check (processor_letter in ('S', 'N'))
);

-- What a merged school sees of the schools it is merged into: who they are and which applications they have.
create function resizing_schools() returns table
  (customer_code text, cod_min text, name text, city text, licences text[])
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.customer_code, s.cod_min, s.name, s.city,
    array(select l.ac from licence l where l.customer_code = s.customer_code and l.status order by l.ac)
  from resizing r join school s on s.cod_min = any (r.destinations)
  where r.customer_code = app_school() and s.customer_code <> r.customer_code
  order by s.name, s.customer_code
$$;
revoke all on function resizing_schools() from public;
grant execute on function resizing_schools() to sportello_app;

-- What either school of a merger sees of the other once the choices are sent: who it is.
create function resizing_parties() returns table (customer_code text, cod_min text, name text, city text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.customer_code, s.cod_min, s.name, s.city from school s
  where exists (
    select from resizing_choice c where c.sent_at is not null
      and ((c.customer_code = app_school() and c.receiving_code = s.customer_code)
        or (c.receiving_code = app_school() and c.customer_code = s.customer_code)))
  order by s.name, s.customer_code
$$;
revoke all on function resizing_parties() from public;
grant execute on function resizing_parties() to sportello_app;

-- The two schools side by side, for the applications handed over between them.
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
revoke all on function resizing_sides(text, text) from public;
grant execute on function resizing_sides(text, text) to sportello_app;

-- People of both schools: each school knows them already, by name and tax code.
create function resizing_shared(merged text, receiving text) returns table (sn text, cn text, codice_fiscale text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct on (a.codice_fiscale) a.sn, a.cn, a.codice_fiscale
  from account a join account b on b.customer_code = receiving and b.codice_fiscale = a.codice_fiscale
  where a.customer_code = merged and app_school() in (merged, receiving) and exists (
    select from resizing_choice c
    where c.customer_code = merged and c.receiving_code = receiving and c.sent_at is not null)
  order by a.codice_fiscale, a.sn, a.cn
$$;
revoke all on function resizing_shared(text, text) from public;
grant execute on function resizing_shared(text, text) to sportello_app;

do $$
declare t text;
begin
  foreach t in array array[
    'procedure_run', 'procedure_presence', 'procedure_receipt', 'resizing', 'resizing_choice',
    'resizing_answer', 'application_holding', 'practice', 'yearly_contract', 'customer_record'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_owner on %I to current_user using (true) with check (true)', t);
  end loop;
  foreach t in array array[
    'procedure_run', 'procedure_presence', 'procedure_receipt', 'resizing', 'application_holding', 'practice',
    'yearly_contract', 'customer_record'] loop
    execute format('create policy of_the_school on %I to sportello_app
      using (customer_code = app_school()) with check (customer_code = app_school())', t);
  end loop;
end $$;

create policy of_the_platform on procedure_run to sportello_platform using (procedure = 'resizing');
create policy of_orders on procedure_run to sportello_operator
  using (procedure in ('contractRenewal', 'serviceRenewal', 'contractRestoration', 'serviceRestoration'));
grant select, insert, update, delete on procedure_run to sportello_app;
grant select (customer_code, procedure), delete on procedure_run to sportello_platform;

grant select, insert, update, delete on procedure_presence to sportello_app;

grant select, insert on procedure_receipt to sportello_app;

-- The provider's staff sees mergers, and how many choices were answered.
create policy of_the_platform on resizing to sportello_platform using (true) with check (true);
grant select, update (updated_at, document_id, sent_at) on resizing to sportello_app;
grant select (customer_code, sent_at, done_at), insert, update (done_at), delete on resizing to sportello_platform;
grant select (customer_code, cessata, anno, destinations, announced_at, sent_at, done_at) on resizing to
  sportello_operator;

-- A school chooses only among the schools it is merged into.
create policy of_the_platform on resizing_choice to sportello_platform using (true) with check (true);
create policy of_the_merged on resizing_choice for select to sportello_app using (customer_code = app_school());
create policy changed_before_sent on resizing_choice for update to sportello_app
  using (customer_code = app_school() and sent_at is null)
  with check (customer_code = app_school());
create policy removed_before_sent on resizing_choice for delete to sportello_app
  using (customer_code = app_school() and sent_at is null);
create policy seen_once_sent on resizing_choice for select to sportello_app
  using (receiving_code = app_school() and sent_at is not null);
create policy made_by_the_merged on resizing_choice for insert to sportello_app
  with check (customer_code = app_school() and sent_at is null
    and receiving_code in (select one.customer_code from resizing_schools() as one));
grant select, insert, update (sent_at), delete on resizing_choice to sportello_app;
grant select (customer_code, receiving_code, application, sent_at), delete on resizing_choice to sportello_platform;

create policy of_the_platform on resizing_answer to sportello_platform using (true) with check (true);
create policy of_both on resizing_answer for select to sportello_app
  using (app_school() = customer_code or app_school() = receiving_code);
create policy said_by_the_receiving on resizing_answer for insert to sportello_app
  with check (receiving_code = app_school() and exists (
    select from resizing_choice choice
    where choice.customer_code = resizing_answer.customer_code and choice.receiving_code = resizing_answer.receiving_code
      and choice.application = resizing_answer.application and choice.sent_at is not null));
grant select, insert on resizing_answer to sportello_app;
grant select (customer_code) on resizing_answer to sportello_operator;

create policy of_the_platform on application_holding to sportello_platform using (true) with check (true);
grant select on application_holding to sportello_app;
grant select (customer_code, application), insert, update on application_holding to sportello_platform;

-- The provider's staff lists the transfers of all schools.
create policy of_the_operators on practice to sportello_operator using (true) with check (true);
grant select, insert, update, delete on practice to sportello_app;
grant select, update (status_operatore, updated_date) on practice to sportello_operator;

create policy of_the_operators on yearly_contract to sportello_operator using (true) with check (true);
grant select, update (confirmed_at) on yearly_contract to sportello_app;
grant select, insert, update on yearly_contract to sportello_operator;

create policy of_the_operators on customer_record to sportello_operator using (true) with check (true);
grant select on customer_record to sportello_app;
grant select, insert, update on customer_record to sportello_operator;
