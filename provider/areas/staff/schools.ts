import { sql } from 'kysely';
import {
  platformSchoolClose,
  platformSchoolClosing,
  platformSchoolCreate,
  platformSchoolList,
  platformSchoolRead,
  platformSchoolReopen,
  platformSchoolResume,
  platformSchoolSuspend,
  platformSchoolUpdate,
} from '../../../contract/staff/endpoints/schools';
import { SUSPENSION_DAYS } from '../../../contract/staff/platformSchool';
import { addDays, dayInRome, romeMidnight, showDay } from '../../../contract/values/dates';
import { onlyChanged } from '../../audit/recordAudit';
import { emptyLast } from '../../db/emptyLast';
import { searchSql } from '../../db/searchSql';
import { switchSpid } from '../../db/switchSpid';
import { type Call, implement } from '../../http/call';
import { etag } from '../../http/version';
import { keptSchool } from '../../platform/keptSchool';
import { schoolNamed } from '../../platform/schoolNamed';
import {
  countClosing,
  makeSchools,
  markClosed,
  markSuspended,
  schoolOf,
  schoolState,
  takenBackUntil,
  writeSchool,
} from '../../platform/schools';
import { Refusal } from '../../refusal';
import { openSchool } from './openSchool';

const PAGE = 25;

const orders = { customerCode: 'customer_code', name: 'name', city: 'city', closedAt: 'closed_at' } as const;

const list = implement(
  platformSchoolList,
  async ({ tx, now }, { query: { q, state, sort, page, perPage } }) => {
    const size = Number(perPage ?? PAGE);
    const by = (sort ?? 'customerCode').replace('-', '') as keyof typeof orders;
    const found = tx
      .selectFrom('school')
      .$if(Boolean(q), (select) =>
        select.where(
          searchSql(q ?? '', [
            sql.ref('customer_code'),
            sql.ref('cod_min'),
            sql.ref('name'),
            sql.ref('city'),
          ]),
        ),
      )
      .$if(Boolean(state), (select) => select.where(schoolState(now), '=', state as string));
    const { total } = await found
      .select((build) => build.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await found
      .selectAll()
      .orderBy(emptyLast(sql.ref(orders[by])))
      .orderBy(orders[by], sort?.startsWith('-') ? 'desc' : 'asc')
      .orderBy('customer_code')
      .limit(size)
      .offset((Number(page ?? 1) - 1) * size)
      .execute();
    return { data: rows.map((row) => schoolOf(row, now)), total: Number(total) };
  },
);

/** Returns the current state of the school, with its version. */
async function answer(call: Call, customerCode: string) {
  const row = await schoolNamed(call, customerCode);
  call.version(row.version);
  return schoolOf(row, call.now);
}

const read = implement(platformSchoolRead, (call, { params }) => answer(call, params.school));

const create = implement(platformSchoolCreate, async (call, { body }) => {
  if ((await makeSchools(call.tx, [body])) === 0)
    throw new Refusal('conflict', { detail: `La scuola ${body.customerCode} esiste già.` });
  const school = await answer(call, body.customerCode);
  call.audit({ entity: 'platformSchool', action: 'create', id: school.customerCode, after: school });
  return school;
});

const update = implement(platformSchoolUpdate, async (call, { params: { school: customerCode }, body }) => {
  const row = await keptSchool(call, customerCode, true);
  const before = schoolOf(row, call.now);
  if (row.version !== call.expectedVersion)
    throw new Refusal('stale', { current: before, currentVersion: etag(row.version) });
  if (body.privateSchool) await switchSpid(call.tx, customerCode, false);
  await writeSchool(call.tx, { customerCode, ...body });
  const after = await answer(call, customerCode);
  call.audit(...onlyChanged({ entity: 'platformSchool', action: 'update', id: customerCode, before, after }));
  return after;
});

const closing = implement(platformSchoolClosing, async (call, { params: { school } }) => {
  await schoolNamed(call, school);
  return countClosing(call.tx, school, call.now);
});

const close = implement(platformSchoolClose, async (call, { params: { school } }) => {
  const row = await schoolNamed(call, school, true);
  if (row.closed_at) throw new Refusal('conflict', { detail: `La scuola ${school} è già chiusa.` });
  const counted = await countClosing(call.tx, school, call.now);
  await markClosed(call.tx, school, { by: call.caller.sub }, call.now);
  call.audit({ entity: 'platformSchool', action: 'close', id: school, after: counted });
  return answer(call, school);
});

const reopen = implement(platformSchoolReopen, async (call, { params: { school } }) => {
  const row = await schoolNamed(call, school, true);
  if (row.removed_at)
    throw new Refusal('conflict', { detail: `I dati della scuola ${school} sono già stati rimossi.` });
  if (!row.closed_at) throw new Refusal('conflict', { detail: `La scuola ${school} non è chiusa.` });
  if (takenBackUntil(row.closed_at) < call.now)
    throw new Refusal('conflict', { detail: 'La chiusura si può annullare solo entro trenta giorni.' });
  await markClosed(call.tx, school, null, call.now);
  call.audit({ entity: 'platformSchool', action: 'reopen', id: school });
  return answer(call, school);
});

const suspend = implement(platformSchoolSuspend, async (call, { params: { school }, body }) => {
  const { until, reason } = body;
  await openSchool(call, school, true);
  const today = dayInRome(call.now);
  const last = addDays(today, SUSPENSION_DAYS);
  if (until < today || until > last)
    throw new Refusal('invalid', {
      errors: [{ field: 'until', message: `Un giorno da oggi al ${showDay(last)}` }],
    });
  const end = new Date(romeMidnight(addDays(until, 1)));
  await markSuspended(call.tx, school, { until: end, by: call.caller.sub, reason: reason.trim() }, call.now);
  const after = { until, reason: reason.trim() };
  call.audit({ entity: 'platformSchool', action: 'suspend', id: school, after });
  call.auditInSchool(school, { entity: 'school', action: 'suspend', id: school, after: { until } });
  return answer(call, school);
});

const resume = implement(platformSchoolResume, async (call, { params: { school } }) => {
  const row = await schoolNamed(call, school, true);
  if (schoolOf(row, call.now).state !== 'suspended')
    throw new Refusal('conflict', { detail: `La scuola ${school} non è sospesa.` });
  await markSuspended(call.tx, school, null, call.now);
  call.audit({ entity: 'platformSchool', action: 'resume', id: school });
  call.auditInSchool(school, { entity: 'school', action: 'resume', id: school });
  return answer(call, school);
});

/** Implementations of the endpoints for schools as the provider's customers. */
export const platformSchools = [list, read, create, update, closing, close, reopen, suspend, resume];
