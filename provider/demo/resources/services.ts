import { applicationCodes } from '../../../contract/constants';
import type { SpidRequestState } from '../../../contract/spid/spidRequest';
import { addDays } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { openPreservations } from '../../platform/preservations';
import { writeSpidAccesses } from '../../platform/spidAccesses';
import { type SetSpidRequest, setSpidRequests } from '../../platform/spidRequests';
import type { DemoAccount } from '../accounts';
import { uidOf } from '../insertSchools';
import type { DemoSchool } from '../school';

/**
 * Schools that may activate digital preservation; `managed` if the school has already designated its preservation
 * manager.
 */
const opened: Readonly<Record<string, { readonly managed: boolean }>> = {
  SG10001: { managed: true },
  SG19999: { managed: false },
};

/**
 * By school, the state of its request for digital identities; every state occurs. Schools not listed have no request.
 */
const requests: Readonly<Record<string, SpidRequestState>> = {
  SG10001: 'APPROVATA',
  SG10002: 'PRESA_IN_CARICO',
  SG10003: 'DA_FIRMARE',
  SG10004: 'NON_GENERATA',
  SG19999: 'APPROVATA',
};

/**
 * Days of sign-ins with a digital identity at the school that has an archive of them. The last one is after the end of
 * the archive.
 */
const accessDays = [
  '2022-11-03',
  '2023-01-17',
  '2023-03-08',
  '2023-05-22',
  '2023-06-30',
  '2023-07-31',
  '2023-08-01',
];
const providers = ['Poste Italiane', 'Aruba', 'InfoCert', 'CIE'];

/** Inserts the progress of special schools with preservation and digital identities. */
export async function insertServices(tx: Tx, schools: readonly DemoSchool[], today: string): Promise<void> {
  const at = new Date(`${addDays(today, -12)}T08:15:00Z`);
  const opening = schools.filter(
    ({ plan, licences }) =>
      plan.customerCode in opened &&
      licences.some(({ ac, status }) => ac === applicationCodes.archiving && status),
  );
  await openPreservations(
    tx,
    opening.map(({ plan: { customerCode } }) => ({ customerCode, at })),
  );
  for (const school of opening) {
    const { customerCode } = school.plan;
    const manager = opened[customerCode]?.managed ? officeHolder(school, 'DSGA') : undefined;
    if (manager) await nameManager(tx, customerCode, manager);
  }
  await setSpidRequests(
    tx,
    schools.flatMap((school) => requestOf(school, today)),
  );
  const first = schools.find(({ plan }) => plan.customerCode === 'SG10001');
  if (first) await insertAccesses(tx, first);
}

/** Designates the manager of a school's preservation. */
async function nameManager(tx: Tx, customerCode: string, { cn, sn, codice_fiscale }: DemoAccount) {
  await tx
    .updateTable('preservation')
    .set({ manager_name: `${cn} ${sn}`, manager_cf: codice_fiscale })
    .where('customer_code', '=', customerCode)
    .execute();
}

const officeHolder = ({ offices, accounts }: DemoSchool, which: 'DS' | 'DSGA') => {
  const office = offices.find((one) => one.office === which);
  return accounts.find(({ username }) => username === office?.username);
};

function requestOf(school: DemoSchool, today: string): readonly SetSpidRequest[] {
  const { customerCode, registered } = school.plan;
  const status = registered.private ? undefined : requests[customerCode];
  if (!status) return [];
  const head = officeHolder(school, 'DS');
  const at = new Date(`${addDays(today, -40)}T09:30:00Z`);
  return [
    {
      customerCode,
      status,
      at,
      ...(head && {
        name: `${head.cn} ${head.sn}`,
        taxCode: head.codice_fiscale,
        title: 'Dott.',
        position: 'Dirigente scolastico',
      }),
    },
  ];
}

async function insertAccesses(tx: Tx, { plan, accounts }: DemoSchool): Promise<void> {
  const people = accounts.filter(({ codice_fiscale }) => codice_fiscale).slice(0, 20);
  const rows = accessDays.flatMap((day, place) =>
    people.slice(place, place + 4).map(({ username, codice_fiscale }, nth) => ({
      customerCode: plan.customerCode,
      reference: `${day} ${nth}`,
      at: `${day}T0${6 + nth}:1${place}:00Z`,
      uid: uidOf(username, plan.customerCode),
      codiceFiscale: codice_fiscale ?? '',
      identityProvider: providers[(place + nth) % providers.length] ?? 'CIE',
    })),
  );
  await writeSpidAccesses(tx, rows);
}
