-- What is stored about a person of a school, to give it to them (articles 15 and 20 of the GDPR) and to erase it
-- (article 17). One list says for every table which rows are about a person, which columns are left out, and what
-- erasing does: 'delete', 'keep', 'account' (deleted with the account), or the columns that are set.
-- In conditions: $1 the school, $2 the user name, $3 the subjects that the account acts as, $4 its tax code in capitals,
-- $5 whether the ArgoID, which belongs to the person and not to the school, is included.
-- A row that is about several people gives to each of them only their own names, tax codes and addresses.
-- A table with bytes names its columns, without them: a row as JSON would hold them in hexadecimal.
create function person_sources() returns table (source text, rows_from text, condition text, left_out text, erased text)
  language sql immutable as $sources$
  select s.source, coalesce(s.rows_from, 'public.' || s.source || ' t'), s.condition, coalesce(s.left_out, $q$'{}'$q$), s.erased
  from (values
    ('account', null, 't.customer_code = $1 and t.uid = $2', $q$'{password_hash,sort_key,search,rights_from,sign_ins_from,groups_version,spid_changes,term_changes,credentials_mail,version}'$q$, 'account'),
    ('account_group', null, 't.customer_code = $1 and t.uid = $2', null, 'account'),
    ('office', null, 't.customer_code = $1 and t.uid = $2', null, 'account'),
    ('office_term', null, 't.customer_code = $1 and t.uid = $2', $q$'{id}'$q$, 'keep'),
    ('alias', null, '$5 and t.person in (select l.person from public.alias_account l where l.customer_code = $1 and l.uid = $2)', $q$'{password_hash,rights_from,sign_ins_from}'$q$, 'account'),
    ('alias_account', null, 't.customer_code = $1 and t.uid = $2', $q$'{person}'$q$, 'account'),
    ('alias_link', null, '$5 and t.person in (select l.person from public.alias_account l where l.customer_code = $1 and l.uid = $2)', $q$'{token_hash}'$q$, 'account'),
    ('password_link', null, 't.customer_code = $1 and t.uid = $2', $q$'{token_hash}'$q$, 'account'),
    ('email_link', null, 't.customer_code = $1 and t.uid = $2', $q$'{token_hash}'$q$, 'account'),
    ('otp_method', null, 't.customer_code = $1 and t.uid = $2', $q$'{id,secret,last_step}'$q$, 'account'),
    ('otp_link', null, 't.customer_code = $1 and t.uid = $2', $q$'{token_hash,secret}'$q$, 'account'),
    ('recovery_code', null, 't.customer_code = $1 and t.uid = $2', $q$'{code_hash}'$q$, 'account'),
    ('passkey', null, '(t.customer_code = $1 and t.uid = $2) or ($5 and t.alias in (select l.person from public.alias_account l where l.customer_code = $1 and l.uid = $2))', $q$'{id,person,user_handle,credential_id,public_key,counter}'$q$, 'account'),
    ('sign_in', null, 't.customer_code = $1 and t.uid = $2', $q$'{id,person,grant_id}'$q$, 'account'),
    ('authorised_app', null, 't.customer_code = $1 and t.uid = $2', $q$'{logo_uri}'$q$, 'account'),
    ('oidc_payload', null, $q$t.model = 'Grant' and public.person_of(t.payload ->> 'accountId') in (select public.person_of(n) from unnest($3) n) and t.payload ->> 'accountId' = any($3)$q$, $q$'{id,payload,grant_id,uid,consumed_at}'$q$, 'account'),
    ('mail', null, 't.customer_code = $1 and t.uid = $2', $q$'{id,body,due_at,held_until,in_bulk}'$q$, 'delete'),
    ('idempotency', null, 't.customer_code = $1 and t.person = any($3)', $q$'{key,request_hash,response}'$q$, 'delete'),
    -- Lines that they wrote about others do not give away the values of those others.
    ('audit_entry', null, 't.customer_code = $1 and (t.id = $2 or t.who = any($3))', $q$case when t.id is distinct from $2 then '{before,after,previous_hash,hash}' when t.who = any($3) then '{previous_hash,hash}' else '{address,previous_hash,hash}' end$q$, 'keep'),
    ('operation', null, 't.customer_code = $1 and t.who = any($3)', $q$'{input,problem,step,takes_back,follows,total,done,skipped,failed,cancelled,partial}'$q$, 'keep'),
    ('operation_row', null, $q$t.customer_code = $1 and (t.id = $2 or t.after ->> 'uidPortale' = $2)$q$, $q$'{mark,marks,position}'$q$, $q$id = gen_random_uuid()::text, label = '–', before = null, after = null, given = null, mark = null, marks = null, state = 'skipped', reason = 'I dati della persona sono stati cancellati'$q$),
    ('list_view', null, 't.customer_code = $1 and t.person = any($3)', $q$'{id,version}'$q$, 'account'),
    ('list_view_default', null, 't.customer_code = $1 and t.person = any($3)', $q$'{view_id}'$q$, 'delete'),
    ('news_read', null, 't.person = any($3)', null, 'delete'),
    ('registry_person', null, $q$t.customer_code = $1 and (t.uid_portale = $2 or upper(t.codice_fiscale) = $4)$q$, $q$'{version}'$q$, 'keep'),
    ('registry_source', 'public.registry_source s cross join lateral jsonb_array_elements(s.people) t', $q$s.customer_code = $1 and upper(t ->> 'codiceFiscale') = $4$q$, null, 'keep'),
    ('document_signature', $q$(select s.customer_code, s.document_id, d.name, d.file_name, s.kind, s.number, s.how, octet_length(s.file) as size,
        s.file_sha256, s.content_sha256, s.signer, s.tax_code, s.by_uid, s.signed_at, s.revocation_checked
      from public.document_signature s join public.frozen_document d on d.customer_code = s.customer_code and d.id = s.document_id) t$q$,
      't.customer_code = $1 and (t.by_uid = $2 or upper(t.tax_code) = $4)', $q$case when upper(t.tax_code) = $4 then '{}' else '{signer,tax_code}' end$q$, 'keep'),
    ('pending_signature', $q$(select s.customer_code, s.document_id, d.name, d.file_name, s.procedure, s.how, octet_length(s.file) as size,
        encode(sha256(s.file), 'hex') as file_sha256, s.person, s.by_uid, s.arrived_at, s.state, s.until, s.tries, s.refusal
      from public.pending_signature s join public.frozen_document d on d.customer_code = s.customer_code and d.id = s.document_id) t$q$,
      't.customer_code = $1 and (t.by_uid = $2 or upper(t.person) = $4)', $q$case when upper(t.person) = $4 then '{}' else '{person}' end$q$, 'keep'),
    ('document_reading', null, 't.customer_code = $1 and t.uid = $2', null, 'account'),
    ('signature_request', null, 't.customer_code = $1 and (t.head_uid = $2 or t.asked_by = $2)', $q$'{id}'$q$, 'keep'),
    ('contract_document', null, 't.customer_code = $1 and t.clauses_by = $2', $q$'{brought}'$q$, 'keep'),
    ('preservation', null, 't.customer_code = $1 and (upper(t.manager_cf) = $4 or upper(t.ds_cf) = $4 or t.completed_by = $2)', $q$array['generation', 'version', 'receipt_mailed']
      || case when upper(t.manager_cf) = $4 then '{}'::text[] else '{manager_name,manager_cf}' end
      || case when upper(t.ds_cf) = $4 then '{}'::text[] else '{ds_name,ds_cf}' end$q$, 'keep'),
    ('preservation_document', null, 't.customer_code = $1 and upper(t.signer_cf) = $4', $q$'{generation,failed}'$q$, 'keep'),
    ('spid_request', null, 't.customer_code = $1 and upper(t.codice_fiscale) = $4', null, 'keep'),
    ('spid_access', null, 't.customer_code = $1 and (t.uid = $2 or upper(t.codice_fiscale) = $4)', $q$'{id}'$q$, 'keep'),
    ('procedure_run', null, 't.customer_code = $1 and (t.saved_by = $2 or t.started_by = $2)', $q$'{answers,version}'$q$, 'keep'),
    ('procedure_presence', null, 't.customer_code = $1 and t.uid = $2', null, 'delete'),
    ('resizing_answer', null, 't.receiving_code = $1 and t.answered_by = $2', null, 'keep'),
    ('practice', null, 't.customer_code = $1 and (t.by_uid = $2 or upper(t.tax_code_ds) = $4)', $q$array['applicativi', 'prefix_key_file_original', 'prefix_key_file_signed', 'progress']
      || case when upper(t.tax_code_ds) = $4 then '{}'::text[] else '{nome_ds,cognome_ds,tax_code_ds}' end$q$, 'keep'),
    ('school_order', null, 't.customer_code = $1 and t.created_by = $2', $q$'{history,lines,price,mepa_articles,mepa_error}'$q$, 'keep'),
    ('upload', null, 't.customer_code = $1 and t.by_uid = $2', $q$'{id,folder,part_size,store,store_id,checked}'$q$, 'keep'),
    ('export_request', null, 't.customer_code = $1 and t.requested_by = $2', $q$'{des_password,object_id,store,store_id,done,total,failed,sha256}'$q$, 'keep'),
    ('support_access', null, 't.customer_code = $1 and t.uid = $2', $q$'{id,operator}'$q$, 'account'),
    ('campus_person', null, 't.customer_code = $1 and lower(t.argo_id) in (select lower(n) from public.campus_names_of($1, $2, $5) n)', $q$array(select c from jsonb_object_keys(to_jsonb(t)) c where c not in ('customer_code', 'argo_id', 'name', 'surname', 'courses', 'certificates'))$q$, 'keep'),
    ('campus_enrolment', null, 't.customer_code = $1 and lower(t.argo_id) in (select lower(n) from public.campus_names_of($1, $2, $5) n)', $q$'{enrolled_on,month,role_bit}'$q$, 'keep'),
    ('scim_external_id', null, $q$t.customer_code = $1 and t.type in ('User', 'UserName') and t.id = $2$q$, $q$'{client}'$q$, 'delete'),
    ('scim_change', null, 't.customer_code = $1 and t.target = $2', $q$'{client}'$q$, 'delete'),
    ('stored_bin', null, $q$t.customer_code = $1 and (t.deleted_by = $2 or t.record ->> 'createdBy' = any($3) or t.record ->> 'updatedBy' = any($3))$q$, $q$'{record,version}'$q$, 'keep'),
    ('scim_client', null, 't.customer_code = $1 and t.created_by = $2', $q$'{id,token_hash}'$q$, 'keep'),
    ('webhook', null, 't.customer_code = $1 and t.created_by = $2', $q$'{id,secret,previous_secret,previous_until,failing_since,paused_until,version}'$q$, 'keep'),
    ('provisioning_target', null, 't.customer_code = $1 and t.created_by = $2', $q$'{id,url,token,removing,failure,failures,failing_since,paused_until,version}'$q$, 'keep'),
    -- Without the name, unless a user is being created: the user at the target is still disabled, and the row deleted
    -- after that.
    ('provisioning_person', null, 't.school = $1 and t.uid = $2', $q$'{id,creating,sent_hash,due_at,held_until,revision}'$q$, $q$uid = gen_random_uuid()::text, detail = null, state = 'waiting', revision = revision + 1, attempts = 0, due_at = queued_at$q$),
    ('webhook_delivery', null, $q$t.school = $1 and t.customer_code = $1 and t.payload::jsonb #>> '{data,id}' = $2$q$, $q$'{id,webhook,payload,queued_at,due_at,attempts,status_code,failure}'$q$, 'keep')
  ) s(source, rows_from, condition, left_out, erased)
$sources$;

-- The subjects that an account acts as: see person_of. The ArgoID alone only where it is included.
create function person_subjects(code text, of_uid text, whole boolean) returns text[]
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select array[of_uid, 'SPID::' || of_uid]
    || array(select l.person || '::' || of_uid from alias_account l where l.customer_code = code and l.uid = of_uid)
    || array(select l.person from alias_account l where whole and l.customer_code = code and l.uid = of_uid)
$$;

-- The names that the e-learning platform may know an account by.
create function campus_names_of(code text, of_uid text, whole boolean) returns setof text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select unnest(array[a.uid, a.email]) from account a where a.customer_code = code and a.uid = of_uid
  union
  select p.email from alias_account l join alias p on p.person = l.person
  where whole and l.customer_code = code and l.uid = of_uid
$$;

-- The accounts of one person: the given one, those that the ArgoID links, and those with the same correct tax code.
create function accounts_of_person(code text, of_uid text)
  returns table (customer_code text, school text, uid text, sn text, cn text, because text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.customer_code, s.name, a.uid, a.sn, a.cn, f.because
  from (
    select distinct on (found.customer_code, found.uid) found.customer_code, found.uid, found.because
    from (
      select code as customer_code, of_uid as uid, 'asked' as because, 1 as place
      union all
      select o.customer_code, o.uid, 'alias', 2 from alias_account l join alias p on p.person = l.person and p.verified
        join alias_account o on o.person = l.person where l.customer_code = code and l.uid = of_uid
      union all
      select o.customer_code, o.uid, 'taxCode', 3 from account a
        join account o on upper(o.codice_fiscale) = upper(a.codice_fiscale)
        where a.customer_code = code and a.uid = of_uid and a.codice_fiscale <> '' and not a.tax_code_wrong
    ) found
    order by found.customer_code, found.uid, found.place
  ) f
  join account a on a.customer_code = f.customer_code and a.uid = f.uid
  join school s on s.customer_code = f.customer_code
  order by f.because <> 'asked', a.customer_code, a.uid
$$;

-- The list above, and the tables of declared resources, which are in no list: of the entries that the account created or
-- changed last, when, and not their values.
create function all_person_sources() returns table (source text, rows_from text, condition text, left_out text)
  language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select n.source, n.rows_from, n.condition, n.left_out from person_sources() n
  union all
  select c.relname, format('public.%I t', c.relname), 't.customer_code = $1 and (t.created_by = any($3) or t.updated_by = any($3))',
    $q$array(select c from jsonb_object_keys(to_jsonb(t)) c where c not in ('id', 'created', 'created_by', 'updated', 'updated_by'))$q$
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and (select count(*) from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
      and a.attname in ('customer_code', 'id', 'created_by', 'updated_by')) = 4
    and c.relname not in (select n.source from person_sources() n)
$$;

-- The tax code by which entries are about an account.
create function tax_code_of(code text, of_uid text) returns text
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select nullif(upper(a.codice_fiscale), '') from account a
  where a.customer_code = code and a.uid = of_uid and not a.tax_code_wrong
$$;

-- All entries about an account, by source; at most `most` of each, and of the log the newest.
create function data_of_person(code text, of_uid text, whole boolean, most integer)
  returns table (source text, entries jsonb)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  s record;
begin
  for s in select * from all_person_sources() loop
    return query execute format(
      'select %L::text, coalesce(jsonb_agg(v), ''[]'') from (select to_jsonb(t) - (%s)::text[] as v from %s where %s %s limit $6) x',
      s.source, s.left_out, s.rows_from, s.condition, case s.source when 'audit_entry' then 'order by t.seq desc' else '' end)
      using code, of_uid, person_subjects(code, of_uid, whole), tax_code_of(code, of_uid), whole, most;
  end loop;
end $$;

-- How many entries there are about an account, by source.
create function count_data_of_person(code text, of_uid text, whole boolean) returns table (source text, entries integer)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  s record;
begin
  for s in select * from all_person_sources() loop
    return query execute format('select %L::text, count(*)::integer from %s where %s', s.source, s.rows_from, s.condition)
      using code, of_uid, person_subjects(code, of_uid, whole), tax_code_of(code, of_uid), whole;
  end loop;
end $$;

-- What has to be settled before an account may be erased.
create function what_prevents_erasure(code text, of_uid text) returns text[]
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select array_remove(array[
    case when exists (select from office o where o.customer_code = code and o.uid = of_uid) then 'office' end,
    case when exists (select from school s where s.customer_code = code and s.closed_at is null)
      and exists (select from account_group g join account a on a.customer_code = g.customer_code and a.uid = g.uid
        where g.customer_code = code and g.uid = of_uid and g.ac = 'SSO' and g.cn = 'Member_admins' and a.enabled)
      and not exists (select from account_group g join account a on a.customer_code = g.customer_code and a.uid = g.uid
        where g.customer_code = code and g.uid <> of_uid and g.ac = 'SSO' and g.cn = 'Member_admins' and a.enabled)
      then 'lastSupervisor' end,
    case when exists (select from pending_signature p where p.customer_code = code and p.by_uid = of_uid
      and p.state <> 'refused') then 'signature' end,
    case when exists (select from operation o where o.customer_code = code and o.state in ('collecting', 'running')
      and o.who = any(person_subjects(code, of_uid, true))) then 'operation' end], null)
$$;

-- Locks what the erasure of these accounts of a person changes, in the order in which calls of schools lock it: people
-- of the registry, ArgoIDs, accounts, and the supervisors of a school (provider/db/lastSupervisor.ts), so that nobody
-- appoints or disables one meanwhile.
create function lock_for_erasure(code text, of_uid text, uids text[]) returns void
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  codes text[];
  found_uids text[];
  s text;
begin
  select array_agg(f.customer_code), array_agg(f.uid) into codes, found_uids
  from accounts_of_person(code, of_uid) f where f.uid = any(uids);
  perform from registry_person r
    where (r.customer_code, r.uid_portale) in (select * from unnest(codes, found_uids))
    order by r.customer_code, r.anno, r.prg_anagrafe for update;
  perform from alias p
    where p.person in (select l.person from alias_account l
      where (l.customer_code, l.uid) in (select * from unnest(codes, found_uids)))
    order by p.person for update;
  perform from account a where (a.customer_code, a.uid) in (select * from unnest(codes, found_uids))
    order by a.customer_code, a.uid for update;
  for s in select distinct c from unnest(codes) c order by c loop
    perform pg_advisory_xact_lock(hashtextextended(s || ' supervisor', 2));
  end loop;
end $$;

-- Erases an account, locked before, and what is stored about it, except what has to stay. The ArgoID goes with its last
-- account. Returns whether there was such an account. Nothing brings it back.
create function erase_person(code text, of_uid text) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  subjects text[] := person_subjects(code, of_uid, false);
  persons text[];
  tax_code text;
  s record;
begin
  select nullif(upper(a.codice_fiscale), '') into tax_code from account a
  where a.customer_code = code and a.uid = of_uid;
  if not found then return false; end if;
  if cardinality(what_prevents_erasure(code, of_uid)) > 0 then
    raise exception 'the account may not be erased yet';
  end if;
  persons := array(select l.person from alias_account l where l.customer_code = code and l.uid = of_uid
    and not exists (select from alias_account o where o.person = l.person and (o.customer_code, o.uid) <> (code, of_uid)));
  for s in select * from person_sources() n where n.erased not in ('keep', 'account') loop
    if s.erased = 'delete' then
      execute format('delete from %s where %s', s.rows_from, s.condition) using code, of_uid, subjects, tax_code, false;
    else
      execute format('update %s set %s where %s', s.rows_from, s.erased, s.condition)
        using code, of_uid, subjects, tax_code, false;
    end if;
  end loop;
  delete from list_view v where v.customer_code = code and v.person = any(subjects || persons) and not v.shared;
  -- Shared views serve the school; nobody owns them any more.
  update list_view v set person = gen_random_uuid()::text where v.customer_code = code and v.person = any(subjects || persons);
  with ended as (
    delete from oidc_payload g where g.model = 'Grant' and g.payload ->> 'accountId' = any(subjects)
      and person_of(g.payload ->> 'accountId') in (select person_of(n) from unnest(subjects) n) returning g.id)
  delete from oidc_payload o where o.grant_id in (select id from ended) and o.model <> 'Grant';
  delete from oidc_payload o where o.model in ('Session', 'Interaction') and (o.payload ->> 'accountId' = any(subjects)
    or o.payload #>> '{session,accountId}' = any(subjects) or o.payload #>> '{result,login,accountId}' = any(subjects));
  delete from news_read n where n.person = any(persons);
  delete from account a where a.customer_code = code and a.uid = of_uid;
  delete from alias p where p.person = any(persons);
  return true;
end $$;

revoke all on function person_sources() from public;
revoke all on function person_subjects(text, text, boolean) from public;
revoke all on function campus_names_of(text, text, boolean) from public;
revoke all on function accounts_of_person(text, text) from public;
revoke all on function all_person_sources() from public;
revoke all on function tax_code_of(text, text) from public;
revoke all on function data_of_person(text, text, boolean, integer) from public;
revoke all on function count_data_of_person(text, text, boolean) from public;
revoke all on function what_prevents_erasure(text, text) from public;
revoke all on function lock_for_erasure(text, text, text[]) from public;
revoke all on function erase_person(text, text) from public;
grant execute on function accounts_of_person(text, text) to sportello_operator;
grant execute on function data_of_person(text, text, boolean, integer) to sportello_operator;
grant execute on function count_data_of_person(text, text, boolean) to sportello_operator;
grant execute on function what_prevents_erasure(text, text) to sportello_operator;
grant execute on function lock_for_erasure(text, text, text[]) to sportello_operator;
grant execute on function erase_person(text, text) to sportello_operator;
