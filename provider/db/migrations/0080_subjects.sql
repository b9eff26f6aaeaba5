-- Of some procedures a school has several at once: each is about a subject of its own, such as a transfer of data.
alter table procedure_run add column subject text not null default '';
alter table procedure_run drop constraint procedure_run_pkey;
alter table procedure_run add primary key (customer_code, procedure, subject);
alter table procedure_presence add column subject text not null default '';
alter table procedure_presence drop constraint procedure_presence_pkey;
alter table procedure_presence add primary key (customer_code, procedure, subject, uid);
alter table procedure_receipt add column subject text not null default '';
