import { type RawBuilder, sql } from 'kysely';
import { EXPIRING_DAYS } from '../../contract/staff/platformOverview';
import { ALL_SCHOOLS, retentionBounds, retentionKinds } from '../../contract/staff/platformRetention';
import { addDays } from '../../contract/values/dates';
import { everySchool, retentionReasons } from '../i18n/retention.it';
import type { Source } from './findPage';

/** The name of a row's school, read only for the rows of a page. @param code column that has the school's code */
const nameOf = (code: RawBuilder<unknown>) =>
  sql`(select s.name from school s where s.customer_code = ${code})`;

/** Thirty days, written in hours because a day on which the clocks change does not have 24. */
const thirtyDays = sql`interval '720 hours'`;

/** Data of schools that the provider manages. */
export const platformSources = {
  supervisors: {
    rows: sql`select a.customer_code as school, s.name as "schoolName", a.uid, left(a.uid, -length(a.customer_code) - 1) as username,
      a.sn, a.cn, a.email, a.enabled, a.last_login as "lastLogin", case when a.last_login is null then 'never' else 'entered' end as access
      from account a join account_group g on g.customer_code = a.customer_code and g.uid = a.uid
      join school s on s.customer_code = a.customer_code
      where g.ac = 'SSO' and g.cn = 'Member_admins'`,
    search: ['uid', 'sn', 'cn', 'email', 'schoolName'],
    key: ['school', 'uid'],
    sort: 'school',
  },
  /** @param today the day for which the state of the expiry is computed */
  licences: (today: string): Source => ({
    rows: sql`select l.customer_code as school, s.name as "schoolName", l.ac, a.description, l.status,
      case when l.status then 'inForce' else 'ended' end as state, l.expiration_date as "expirationDate",
      case when not l.status or l.expiration_date is null then null when l.expiration_date < ${today}::date then 'over'
        when l.expiration_date <= ${addDays(today, EXPIRING_DAYS)}::date then 'soon' else 'later' end as expiry,
      l.ended_at as "endedAt", l.ended_by as "endedBy", l.ended_at + ${thirtyDays} as "restoreUntil"
      from licence l join application a on a.ac = l.ac join school s on s.customer_code = l.customer_code`,
    search: ['school', 'schoolName', 'ac', 'description'],
    key: ['school', 'ac'],
    sort: 'school',
  }),
  products: {
    rows: sql`select p.customer_code as school, s.name as "schoolName", id_prodotto as "idProdotto", tipo, descrizione,
      stato_contratto as "statoContratto", tipo_movimento_vendita as "tipoMovimentoVendita",
      numero_installazione as "numeroInstallazione", data_scadenza_assistenza as "dataScadenzaAssistenza",
      link_download as "linkDownload", link_codici as "linkCodici", link_codici_agg as "linkCodiciAgg", anomalia
      from licence_product p join school s on s.customer_code = p.customer_code`,
    search: ['school', 'schoolName', 'idProdotto', 'descrizione', 'numeroInstallazione'],
    key: ['school', 'idProdotto'],
    sort: 'school',
  },
  contracts: {
    rows: sql`select c.customer_code as school, s.name as "schoolName", file_name as "fileName", c.name, type, left(anno, 4)::integer as year,
      anno, status, status <> 3 as "toSign", created_at as "createdAt",
      (array['none', 'toSign', 'signed', 'counterSigned', 'plain'])[status + 2] as state
      from contract_document c join school s on s.customer_code = c.customer_code`,
    search: ['school', 'schoolName', 'name', 'fileName'],
    key: ['school', 'fileName'],
    sort: '-createdAt',
  },
} as const;

/** Requests by schools, and what is published to them. */
export const requestSources = {
  practices: {
    rows: sql`select p.customer_code as school, s.name as "schoolName", cod_min_altri as "codMinAltri", nullif(area, '') as area, status,
      status_operatore as "statusOperatore", created_date as "createdDate", updated_date as "updatedDate", anno, progress
      from practice p join school s on s.customer_code = p.customer_code`,
    search: ['school', 'schoolName', 'codMinAltri'],
    key: ['school', 'codMinAltri', 'area'],
    sort: '-updatedDate',
  },
  mergers: {
    rows: sql`select r.customer_code as school, s.name, array_to_string(r.destinations, ', ') as "into",
      r.cessata as ceased, r.anno::text as year, r.announced_at as "announcedAt", r.sent_at as "sentAt", r.done_at as "concludedAt",
      r.done_at + ${thirtyDays} as "undoUntil",
      (select count(*)::int from resizing_answer a where a.customer_code = r.customer_code) as answered,
      (select count(*)::int from resizing_choice c where c.customer_code = r.customer_code) as choices,
      case when r.done_at is not null then 'concluded' when r.sent_at is not null then 'sent' else 'announced' end as state
      from resizing r join school s on s.customer_code = r.customer_code`,
    search: ['school', 'name', 'into'],
    key: ['school'],
    sort: '-announcedAt',
  },
  orders: {
    rows: sql`select o.customer_code as school, s.name as "schoolName", o.number, o.kind, o.services, o.mepa, o.mepa_error as "mepaError",
      case when d.status in (1, 2) then 'FIRMATO' when o.withdrawn_at is not null then 'ANNULLATO' else o.status end as state,
      (select string_agg(line ->> 'idProdotto', ', ' order by place)
        from jsonb_array_elements(o.lines) with ordinality as lines (line, place)) as products,
      (select string_agg(
          (line ->> 'idProdotto') || ' '
          || translate(to_char((line ->> 'importoCanoneProposto')::numeric / 100, 'FM999,999,990.00'), ',.', '.,')
          || ' €', ', ' order by place)
        from jsonb_array_elements(o.lines) with ordinality as lines (line, place)) as fees,
      (o.price ->> 'due')::int as due,
      o.private and o.paid_at is null and o.status = 'DA_FIRMARE' as "toBePaid",
      o.created_at as "createdAt", o.created_name as "createdName"
      from school_order o join school s on s.customer_code = o.customer_code left join contract_document d
        on d.customer_code = o.customer_code and d.file_name = o.contract_file`,
    search: ['school', 'schoolName', 'products', 'createdName'],
    key: ['school', 'number'],
    sort: '-createdAt',
  },
  spid: {
    rows: sql`select r.customer_code as school, s.name as "schoolName", r.status as "statusRichiesta", r.modified_date as "modifiedDate",
      s.spid_enabled as "spidEnabled"
      from spid_request r join school s on s.customer_code = r.customer_code`,
    search: ['school', 'schoolName'],
    key: ['school'],
    sort: '-modifiedDate',
  },
  news: {
    rows: sql`select code_news as "codeNews", version, title, text, published_at as "publishedAt" from news
      where withdrawn_at is null`,
    search: ['version', 'title', 'text'],
    key: ['codeNews'],
    sort: '-publishedAt',
  },
  contents: {
    rows: sql`select code, category, date, title, text, application_code as "applicationCode",
      case when version is not null then jsonb_build_object('version', version) end as version
      from content where withdrawn_at is null`,
    search: ['title', 'text', 'applicationCode'],
    key: ['code'],
    sort: '-date',
  },
} as const satisfies Record<string, Source>;

/** The lists of prices and agreed fees. */
export const priceSources = {
  prices: {
    rows: sql`select year::text as year, product, name, case when services then 'service' else 'contract' end as kind,
      first_fee as "firstBand", second_fee as "secondBand", third_fee as "thirdBand", fourth_fee as "fourthBand",
      private_fee as "privateFee", accessory_of as "accessoryOf",
      nullif(array_to_string(requires, ', '), '') as requires, reason, kept from price_product`,
    search: ['product', 'name'],
    key: ['year', 'product'],
    sort: '-year',
  },
  agreed: {
    rows: sql`select f.customer_code as school, s.name as "schoolName", year::text as year, product, fee, reason
      from agreed_fee f join school s on s.customer_code = f.customer_code`,
    search: ['school', 'schoolName', 'product', 'reason'],
    key: ['school', 'year', 'product'],
    sort: 'school',
  },
} as const satisfies Record<string, Source>;

/** Data about schools received from external programs. */
export const receivedSources = {
  registry: {
    rows: sql`select r.customer_code as school, s.name, r.anno::text as year, jsonb_array_length(r.people) as people,
      r.published_at as "publishedAt", (select max(u.updated_at) from registry_update u
        where u.customer_code = r.customer_code and u.anno = r.anno) as "updatedAt"
      from registry_source r join school s on s.customer_code = r.customer_code`,
    search: ['school', 'name'],
    key: ['school', 'year'],
    sort: '-publishedAt',
  },
  spidArchives: {
    // Only the accesses of the schools on the page are counted, unless the list is sorted by their number.
    rows: sql`select s.customer_code as school, s.name, ends.first, ends.last,
      (select count(*)::int from spid_access a where a.customer_code = s.customer_code) as accesses
      from school s cross join lateral (select min(a.at) as first, max(a.at) as last from spid_access a
        where a.customer_code = s.customer_code) ends
      where ends.first is not null`,
    search: ['school', 'name'],
    key: ['school'],
    sort: '-last',
  },
} as const satisfies Record<string, Source>;

/** Selects schools' requests for their data, with their states at a moment. */
export const exportSource = (now: Date): Source => ({
  rows: sql`select e.customer_code as school, s.name as "schoolName", prg_richiesta::text as "prgRichiesta", applicazioni,
    cognome_nome_supervisor as "cognomeNomeSupervisor", des_email as "desEmail", data_rich as "dataRich",
    data_evasione as "dataEvasione", scadenza, nome_file as "nomeFile",
    case when nome_file is null or data_evasione is null then 'pending'
      when (data_evasione at time zone 'Europe/Rome')::date + coalesce(scadenza, 0)
        >= (${now}::timestamptz at time zone 'Europe/Rome')::date then 'active' else 'expired' end as stato
    from export_request e join school s on s.customer_code = e.customer_code where e.removed_at is null`,
  search: ['school', 'schoolName', 'prgRichiesta', 'cognomeNomeSupervisor', 'desEmail'],
  key: ['school', 'prgRichiesta'],
  sort: '-dataRich',
});

/**
 * Selects the space that the files of schools take up.
 * @param otherwise limit in bytes for a school without a limit of its own
 */
export const spaceSource = (otherwise: number): Source => ({
  rows: sql`select s.customer_code as school, s.name, coalesce(f.files, 0)::integer as files, coalesce(f.open, 0)::integer as open,
    ceil(coalesce(f.bytes, 0) / 1e6)::integer as megabytes, (most.bytes / 1000000)::integer as "mostMegabytes",
    own.most_bytes is not null as "ownLimit",
    least(ceil(coalesce(f.bytes, 0) * 100.0 / greatest(most.bytes, 1)), 1000000)::integer as percent
    from school s left join space_of_schools() f on f.school = s.customer_code
    left join school_space own on own.customer_code = s.customer_code,
    lateral (select coalesce(own.most_bytes, ${otherwise}::bigint) as bytes) most`,
  search: ['school', 'name'],
  key: ['school'],
  sort: '-megabytes',
});

/**
 * Selects the retention of each kind of data, for all schools and for schools with their own.
 * @param auditMonths retention of the log in the configuration
 */
export function retentionSource(auditMonths: number): Source {
  const kinds = retentionKinds.map((kind) => ({
    kind,
    ...retentionBounds[kind],
    ...(kind === 'audit' && { standard: auditMonths }),
    why: retentionReasons[kind],
  }));
  return {
    rows: sql`select r.customer_code as school, coalesce(s.name, ${everySchool}::text) as "schoolName", k.kind,
      coalesce(r.amount, k.standard) as amount, k.unit, k.least, k.most, r.amount is not null as own, k.why,
      r.changed_at as "changedAt", r.changed_by as "changedBy"
      from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb)
        as k(kind text, unit text, standard integer, least integer, most integer, why text)
      cross join lateral (
        select ${ALL_SCHOOLS}::text as customer_code, o.amount, o.changed_at, o.changed_by
        from (select) one left join retention o on o.customer_code = ${ALL_SCHOOLS} and o.kind = k.kind
        union all
        select o.customer_code, o.amount, o.changed_at, o.changed_by from retention o
        where o.kind = k.kind and o.customer_code <> ${ALL_SCHOOLS}) r
      left join school s on s.customer_code = r.customer_code`,
    search: ['school', 'schoolName'],
    key: ['school', 'kind'],
    sort: 'school',
  };
}

/**
 * Selects the background jobs.
 * @param now determines which are running
 */
export const jobSource = (now: Date): Source => ({
  rows: sql`select id, name, data ->> 'customerCode' as school, ${nameOf(sql`data ->> 'customerCode'`)} as "schoolName", due_at as "dueAt", attempts, every,
    parked_at as "parkedAt", failure,
    case when held_until > ${now} then 'running' when parked_at is not null then 'parked'
      when every is not null then 'recurring' when failure is not null then 'failing'
      else 'waiting' end as state from job`,
  search: ['name', 'school', 'schoolName', 'failure'],
  key: ['id'],
  sort: 'dueAt',
});

/** The lists of outgoing mails, sign-ins and lines of the audit log. */
export const workSources = {
  mails: {
    rows: sql`select id, customer_code as school, ${nameOf(sql`mail.customer_code`)} as "schoolName", recipient, subject, created_at as "createdAt",
      sent_at as "sentAt", case when sent_at is null and failure is null then due_at end as "dueAt", attempts, failure,
      body <> '' as kept,
      case when sent_at is not null then 'sent' when failure is not null then 'failed'
        when attempts > 0 then 'trying' else 'waiting' end as state from mail`,
    search: ['school', 'recipient', 'subject', 'failure'],
    key: ['id'],
    sort: '-createdAt',
    many: ['createdAt'],
  },
  signIns: {
    rows: sql`select id, at, customer_code as school, ${nameOf(sql`sign_in.customer_code`)} as "schoolName", uid, person, address, device_details as device,
      client_name as client from sign_in`,
    search: ['uid', 'person', 'address'],
    key: ['id'],
    sort: '-at',
    many: ['at', 'school'],
  },
  audit: {
    rows: sql`select e.seq, e.at, e.who, coalesce(o.name, c.name, regexp_replace(e.who, '^macchina/', '')) as name, e.entity, e.action, e.id as target,
      e.outcome, e.reason, e.before, e.after, e.address
      from audit_entry e left join operator o on e.who = 'operatore/' || o.username
      left join operator_client c on e.who = 'programma/' || c.client_id
      where e.customer_code = 'PLATFORM'`,
    search: ['who', 'name', 'entity', 'action', 'target'],
    key: ['seq'],
    sort: '-at',
    many: ['at'],
  },
} as const satisfies Record<string, Source>;
