-- The list of 0058, with what came beside it: the names of users at a SCIM client (0061), and who wrote and removed the
-- records in the bin (0053). A row that is about several people gives to each of them only their own names, tax codes and
-- addresses.
create or replace function person_sources() returns table (source text, rows_from text, condition text, left_out text, erased text)
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
    ('document_signature', null, 't.customer_code = $1 and (t.by_uid = $2 or upper(t.tax_code) = $4)', $q$case when upper(t.tax_code) = $4 then '{file,others}' else '{file,others,signer,tax_code,evidence}' end$q$, 'keep'),
    ('pending_signature', null, 't.customer_code = $1 and (t.by_uid = $2 or upper(t.person) = $4)', $q$case when upper(t.person) = $4 then '{file}' else '{file,person}' end$q$, 'keep'),
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
    ('webhook_delivery', null, $q$t.school = $1 and t.customer_code = $1 and t.payload::jsonb #>> '{data,id}' = $2$q$, $q$'{id,webhook,payload,queued_at,due_at,attempts,status_code,failure}'$q$, 'keep')
  ) s(source, rows_from, condition, left_out, erased)
$sources$;
