-- Support searches people of all schools: by the beginnings of words of name, user name and e-mail; by a whole tax code;
-- by the whole e-mail of an ArgoID. The role of operators reads no tax code and none of what the second function tells
-- it, so it cannot list them.
create function person_words(sn text, cn text, uid text, email text) returns tsvector
  language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(
    regexp_split_to_array(public.plain(sn || ' ' || cn || ' ' || uid || ' ' || email), '[\s''-]+'), ''))
$$;

-- Null where there is no word, which matches nobody.
create function words_query(search text) returns tsquery
  language sql immutable parallel safe as $$
  select string_agg('''' || replace(word, '\', '\\') || ''':*', ' & ')::tsquery
  from regexp_split_to_table(public.plain(search), '[\s''-]+') as word where word <> ''
$$;

create index account_by_words on account using gin (person_words(sn, cn, uid, email));

-- `wanted` is no name of a column, which would hide the parameter. No more than `most` are found by words: who looks for one person adds a word.
create function find_people(wanted text, in_school text, today date, most integer)
  returns table (customer_code text, uid text, sn text, cn text, email text, state text, last_login timestamptz)
  language sql stable security definer
  set search_path = pg_catalog, public, pg_temp
  set enable_seqscan = off
  set jit = off
  as $$
  select f.customer_code, f.uid, f.sn, f.cn, f.email,
    case when not f.enabled and f.data_scadenza <= today then 'expired' when not f.enabled then 'disabled'
      when f.last_login is null then 'never' else 'active' end,
    f.last_login
  from (
    (select a.customer_code, a.uid, a.sn, a.cn, a.email, a.enabled, a.data_scadenza, a.last_login from account a
      where wanted is not null and person_words(a.sn, a.cn, a.uid, a.email) @@ words_query(wanted)
        and (in_school is null or a.customer_code = in_school)
      limit most)
    union
    (select a.customer_code, a.uid, a.sn, a.cn, a.email, a.enabled, a.data_scadenza, a.last_login from account a
      where length(wanted) = 16 and upper(a.codice_fiscale) = upper(wanted)
        and (in_school is null or a.customer_code = in_school))
    union
    (select a.customer_code, a.uid, a.sn, a.cn, a.email, a.enabled, a.data_scadenza, a.last_login
      from alias p join alias_account l on l.person = p.person
      join account a on a.customer_code = l.customer_code and a.uid = l.uid
      where lower(p.email) = lower(wanted) and p.verified
        and (in_school is null or l.customer_code = in_school))
    union
    (select a.customer_code, a.uid, a.sn, a.cn, a.email, a.enabled, a.data_scadenza, a.last_login from account a
      where wanted is null and a.customer_code = in_school)
  ) f
$$;
revoke all on function find_people(text, text, date, integer) from public;
grant execute on function find_people(text, text, date, integer) to sportello_operator;

-- What keeps a person from signing in, without passwords, secrets and the tax code itself.
create function person_for_support(code text, of_uid text, machine timestamptz) returns jsonb
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select jsonb_build_object(
    'taxCode', case when coalesce(a.codice_fiscale, '') = '' then 'missing' when a.tax_code_wrong then 'wrong'
      else 'present' end,
    'begins', case when a.opens then a.data_inizio end,
    'expires', a.data_scadenza,
    'spid', a.spid_enabled and s.spid_enabled,
    'hasPassword', a.password_hash is not null,
    'emailConfirmed', a.email_confirmed,
    'contested', a.email_contested_at is not null,
    'asksForCode', a.otp_enabled,
    'apps', (select count(*) from otp_method m where m.customer_code = code and m.uid = of_uid),
    'passkeys', (select count(*) from passkey k where k.customer_code = code and k.uid = of_uid),
    'roles', (select count(*) from account_group g where g.customer_code = code and g.uid = of_uid),
    'alias', (select case when p.enabled then 'enabled' else 'disabled' end from alias_account l
      join alias p on p.person = l.person where l.customer_code = code and l.uid = of_uid and p.verified),
    'linkUntil', (select max(l.expires_at) from password_link l where l.customer_code = code and l.uid = of_uid),
    'linkOnPaper', coalesce((select bool_or(l.on_paper) from password_link l
      where l.customer_code = code and l.uid = of_uid), false),
    'sessions', (select count(*) from oidc_payload g
      where g.model = 'Grant' and person_of(g.payload ->> 'accountId') in (
          select of_uid union all
          select l.person from alias_account l where l.customer_code = code and l.uid = of_uid)
        and (g.payload ->> 'accountId' = of_uid or g.payload ->> 'accountId' like '%::' || of_uid)
        and to_timestamp((g.payload ->> 'iat')::numeric) >= date_trunc('second', a.rights_from)
        and exists (select from oidc_payload r
          where r.model = 'RefreshToken' and r.grant_id = g.id and r.expires_at > machine)),
    'refusals', (select count(*) from audit_entry e where e.customer_code = code and e.id = of_uid
      and e.entity = 'session' and e.action = 'signIn' and e.outcome = 'refused'
      and e.at > machine - interval '7 days'))
  from account a join school s on s.customer_code = a.customer_code
  where a.customer_code = code and a.uid = of_uid
$$;
revoke all on function person_for_support(text, text, timestamptz) from public;
grant execute on function person_for_support(text, text, timestamptz) to sportello_operator;

-- Support ends the sessions of a person who lost a device.
grant update (rights_from, sign_ins_from) on account to sportello_operator;
