-- Which roles of an application go together: of an exclusion, never both; of an inclusion, the selected role
-- allows the related ones. A rule of several related roles is several rows, in their order.
create table group_rule (
  ac text not null,
  type_relationship text not null check (type_relationship in ('exclusion', 'inclusion')),
  role_selected text not null,
  role_relationship text not null,
  position integer not null,
  primary key (ac, type_relationship, role_selected, role_relationship),
  foreign key (ac, role_selected) references application_role,
  foreign key (ac, role_relationship) references application_role,
  check (role_selected <> role_relationship)
);
grant select on group_rule to sportello_app;

-- Counts the changes of an account's groups: whoever takes one back knows whether another came after it.
alter table account add column groups_version integer not null default 1;
