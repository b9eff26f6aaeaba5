import {
  platformLicenceEnd,
  platformLicenceEnding,
  platformLicenceFind,
  platformLicenceGive,
  platformLicenceList,
  platformLicencePut,
  platformLicenceRestore,
} from '../../../contract/staff/endpoints/licences';
import type { PlatformLicence } from '../../../contract/staff/platformLicence';
import { TAKE_BACK_DAYS } from '../../../contract/staff/platformSchool';
import { dayInRome } from '../../../contract/values/dates';
import { type Call, implement } from '../../http/call';
import { findPage } from '../../platform/findPage';
import { keptSchool } from '../../platform/keptSchool';
import {
  countHolders,
  findLicence,
  giveLicences,
  markEnded,
  readLicences,
  unknownApplications,
} from '../../platform/licences';
import { schoolNamed } from '../../platform/schoolNamed';
import { takenBackUntil } from '../../platform/schools';
import { platformSources } from '../../platform/sources';
import { Refusal } from '../../refusal';

const list = implement(platformLicenceList, async (call, { params: { school } }) => {
  await schoolNamed(call, school);
  return readLicences(call.tx, school);
});

const find = implement(platformLicenceFind, ({ tx, now }, { query }) =>
  findPage<PlatformLicence>(tx, platformSources.licences(dayInRome(now)), query),
);

const put = implement(platformLicencePut, async (call, { params: { school, ac }, body }) => {
  await keptSchool(call, school);
  if ((await unknownApplications(call.tx, [ac])).length > 0)
    throw new Refusal('invalid', { errors: [{ field: 'ac', message: `L'applicazione ${ac} non c'è` }] });
  await giveLicences(call.tx, [{ ...body, ac, customerCode: school }]);
  const given = (await readLicences(call.tx, school)).find((one) => one.ac === ac);
  if (!given) throw new Error('a licence that was just given is not there');
  const after = { expirationDate: given.expirationDate };
  call.audit({ entity: 'platformLicence', action: 'give', id: `${school}/${ac}`, after });
  return given;
});

const give = implement(platformLicenceGive, async (call, { params: { school }, body: { licences } }) => {
  await keptSchool(call, school);
  const [unknown] = await unknownApplications(
    call.tx,
    licences.map(({ ac }) => ac),
  );
  if (unknown !== undefined) {
    const field = `licences[${licences.findIndex(({ ac }) => ac === unknown)}].ac`;
    throw new Refusal('invalid', { errors: [{ field, message: `L'applicazione ${unknown} non c'è` }] });
  }
  const distinct = [...new Map(licences.map((one) => [one.ac, one])).values()];
  const given = distinct.map((one) => ({ ...one, customerCode: school }));
  await giveLicences(call.tx, given);
  for (const { ac, expirationDate } of given) {
    const id = `${school}/${ac}`;
    call.audit({
      entity: 'platformLicence',
      action: 'give',
      id,
      after: { expirationDate: expirationDate ?? null },
    });
  }
  return readLicences(call.tx, school);
});

/** Finds a licence. @throws Refusal `notFound` */
async function licenceNamed({ tx }: Call, { school, ac }: { readonly school: string; readonly ac: string }) {
  const row = await findLicence(tx, { customerCode: school, ac });
  if (!row) throw new Refusal('notFound', { detail: `La scuola ${school} non ha la licenza ${ac}.` });
  return row;
}

const ending = implement(platformLicenceEnding, async (call, { params }) => {
  await licenceNamed(call, params);
  const counted = await countHolders(call.tx, { customerCode: params.school, ac: params.ac }, call.now);
  return { ...counted, restoreDays: TAKE_BACK_DAYS };
});

const end = implement(platformLicenceEnd, async (call, { params }) => {
  const row = await licenceNamed(call, params);
  if (!row.status) throw new Refusal('conflict', { detail: `La licenza ${params.ac} è già cessata.` });
  const of = { customerCode: params.school, ac: params.ac };
  const counted = await countHolders(call.tx, of, call.now);
  await markEnded(call.tx, of, { at: call.now, by: call.caller.sub });
  call.audit({
    entity: 'platformLicence',
    action: 'end',
    id: `${params.school}/${params.ac}`,
    after: counted,
  });
  return readLicences(call.tx, params.school);
});

const restore = implement(platformLicenceRestore, async (call, { params }) => {
  const { ended_at } = await licenceNamed(call, params);
  if (!ended_at)
    throw new Refusal('conflict', { detail: `La licenza ${params.ac} non è stata cessata qui.` });
  if (takenBackUntil(ended_at) < call.now)
    throw new Refusal('conflict', { detail: 'La cessazione si può annullare solo entro trenta giorni.' });
  await markEnded(call.tx, { customerCode: params.school, ac: params.ac }, null);
  call.audit({ entity: 'platformLicence', action: 'restore', id: `${params.school}/${params.ac}` });
  return readLicences(call.tx, params.school);
});

/** Implementations of the endpoints for the licences of schools. */
export const platformLicences = [list, find, put, give, ending, end, restore];
