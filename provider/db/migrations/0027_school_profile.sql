-- What the profile of a school shows besides what every school has had from the beginning.
alter table school
  add column heading text,
  add column cf text,
  add column cod_ipa text,
  add column cod_fatturazione text,
  add column telephone text,
  add column fax text,
  add column web_site text,
  add column mail text,
  add column pec text,
  add column dpo text,
  add column recapito_dpo text;

-- Where an application is.
alter table application add column web_site text check (web_site ~ '^https?://');

-- Items of the news centre can be withdrawn, as news can.
alter table content add column withdrawn_at timestamptz;
-- Whoever publishes one says which application it is about.
grant select on application to sportello_platform;
