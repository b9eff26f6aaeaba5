-- Schools from a file: what each row says, what is wrong with it, and what became of it.
create table platform_import (
  id uuid primary key,
  created_at timestamptz not null,
  created_by text not null,
  state text not null check (state in ('previewed', 'running', 'done', 'takenBack')),
  done_at timestamptz
);
create table platform_import_row (
  import uuid not null references platform_import,
  position integer not null,
  customer_code text,
  content jsonb not null,
  problems jsonb not null,
  state text not null check (state in ('ready', 'refused', 'done', 'skipped', 'takenBack', 'kept')),
  primary key (import, position)
);
create index platform_import_row_by_state on platform_import_row (import, state, position);

do $$
declare t text;
begin
  foreach t in array array['platform_import', 'platform_import_row'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy of_the_operators on %I to sportello_operator using (true) with check (true)', t);
    execute format('create policy of_the_owner on %I to %I using (true) with check (true)', t, current_user);
    execute format('grant select, insert, update on %I to sportello_operator', t);
  end loop;
end $$;

-- Removes schools that nobody ever used; the role of operators removes no school and no person otherwise.
create function take_back_schools(codes text[]) returns setof text language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  unused text[];
begin
  select coalesce(array_agg(s.customer_code), '{}') into unused from school s
  where s.customer_code = any(codes)
    and not exists (select 1 from account a where a.customer_code = s.customer_code
      and (a.last_login is not null or a.password_hash is not null))
    and not exists (select 1 from audit_entry e where e.customer_code = s.customer_code)
    and not exists (select 1 from frozen_document d where d.customer_code = s.customer_code)
    and not exists (select 1 from preservation p where p.customer_code = s.customer_code)
    and not exists (select 1 from spid_request r where r.customer_code = s.customer_code)
    and not exists (select 1 from registry_source r where r.customer_code = s.customer_code);
  delete from contract_document where customer_code = any(unused);
  delete from licence_product where customer_code = any(unused);
  delete from licence where customer_code = any(unused);
  delete from mail where customer_code = any(unused);
  delete from account where customer_code = any(unused);
  delete from school where customer_code = any(unused);
  return query select unnest(unused);
end $$;
revoke execute on function take_back_schools(text[]) from public;
grant execute on function take_back_schools(text[]) to sportello_operator;
