-- How many bytes the files of a school may have, where the provider's staff has said another number than the configuration.
create table school_space (
  customer_code text primary key references school,
  most_bytes bigint not null check (most_bytes >= 0)
);
do $$
begin
  execute 'alter table school_space enable row level security';
  execute 'alter table school_space force row level security';
  execute 'create policy of_the_school on school_space for select to sportello_app using (customer_code = app_school())';
  execute 'create policy of_the_platform on school_space for select to sportello_platform using (true)';
  execute 'create policy of_the_operators on school_space to sportello_operator using (true) with check (true)';
  execute format('create policy of_the_owner on school_space to %I using (true) with check (true)', current_user);
end $$;
grant select on school_space to sportello_app, sportello_platform;
grant select, insert, update, delete on school_space to sportello_operator;

-- Only sums: the provider's staff and the metrics read no file of a school, nor what it is called.
create function space_of_schools()
  returns table (school text, bytes bigint, arriving bigint, files bigint, open bigint, most_bytes bigint)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select f.customer_code, sum(f.size)::bigint, (sum(f.size) filter (where f.open))::bigint, count(*),
    count(*) filter (where f.open), min(s.most_bytes)
  from (
    select customer_code, size, stored_at is null as open from public.upload
    union all select customer_code, size, false from public.stored_file where let_go_at is null or record is null
    union all select customer_code, octet_length(file), false from public.document_signature
    union all select customer_code, octet_length(file), false from public.pending_signature
  ) f
  left join public.school_space s on s.customer_code = f.customer_code
  group by f.customer_code
$$;
revoke all on function space_of_schools() from public;
grant execute on function space_of_schools() to sportello_operator, sportello_platform;
