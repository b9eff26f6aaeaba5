-- Who entered with a digital identity, as the system that let them in tells it: the same twice is kept once.
alter table spid_access add column reference text;
create unique index spid_access_by_reference on spid_access (customer_code, reference);
create policy of_the_operators on spid_access to sportello_operator using (true) with check (true);
grant select, insert on spid_access to sportello_operator;
