-- The news centre: the same for everybody, kept by the platform.
create table content (
  code text primary key,
  category text not null check (category in ('aggiornamenti', 'notizie', 'normative')),
  date date not null,
  title text not null,
  text text not null,
  application_code text references application,
  application_img text,
  version text
);
create index content_by_date on content (date desc, code);

grant select on content to sportello_app;
grant select, insert, update on content to sportello_platform;
