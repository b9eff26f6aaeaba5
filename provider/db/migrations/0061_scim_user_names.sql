-- Names of users as a SCIM client writes them, with a domain: Microsoft Entra sends the userPrincipalName.
alter table scim_external_id
  drop constraint scim_external_id_type_check,
  add constraint scim_external_id_type_check check (type in ('User', 'Group', 'UserName'));
