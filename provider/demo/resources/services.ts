import { applicationCodes } from '../../../contract/constants';
import { addDays } from '../../../contract/dates';
import type { SpidRequestState } from '../../../contract/entities/spidRequest';
import type { Tx } from '../../db/database';
import { insertRows } from '../../db/insertRows';
import { writeSpidAccesses } from '../../platform/spidAccesses';
import { uidOf } from '../insertSchools';
import type { DemoSchool } from '../school';

/** Schools that may activate digital preservation; the first has named its manager already. */
const opened: Readonly<Record<string, { readonly managed: boolean }>> = {
  SG10001: { managed: true },
  SG19999: { managed: false },
};

/** One request in each state; the other schools have none. */
const requests: Readonly<Record<string, SpidRequestState>> = {
  SG10001: 'APPROVATA',
  SG10002: 'PRESA_IN_CARICO',
  SG10003: 'DA_FIRMARE',
  SG10004: 'NON_GENERATA',
  SG19999: 'APPROVATA',
};

/** The accesses with a digital identity of the school that has an archive of them; the last is after its end. */
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

/** Inserts how far special schools are with preservation and with the digital identities. */
export async function insertServices(tx: Tx, school: DemoSchool, today: string): Promise<void> {
  const { customerCode, registered } = school.plan;
  const licensed = school.licences.some(({ ac, status }) => ac === applicationCodes.archiving && status);
  const activation = licensed ? opened[customerCode] : undefined;
  const manager = activation?.managed ? officeHolder(school, 'DSGA') : undefined;
  if (activation)
    await insertRows(
      tx,
      'preservation',
      { customer_code: 'text', opened_at: 'timestamptz', manager_name: 'text', manager_cf: 'text' },
      [
        [
          customerCode,
          new Date(`${addDays(today, -12)}T08:15:00Z`),
          manager ? `${manager.cn} ${manager.sn}` : null,
          manager?.codice_fiscale ?? null,
        ],
      ],
    );
  const state = registered.private ? undefined : requests[customerCode];
  if (state) await insertRequest(tx, school, state, today);
  if (customerCode === 'SG10001') await insertAccesses(tx, school);
}

const officeHolder = ({ offices, accounts }: DemoSchool, which: 'DS' | 'DSGA') => {
  const office = offices.find((one) => one.office === which);
  return accounts.find(({ username }) => username === office?.username);
};

async function insertRequest(
  tx: Tx,
  school: DemoSchool,
  state: SpidRequestState,
  today: string,
): Promise<void> {
  const head = officeHolder(school, 'DS');
  await insertRows(
    tx,
    'spid_request',
    {
      customer_code: 'text',
      status: 'text',
      nome_cognome: 'text',
      codice_fiscale: 'text',
      titolo: 'text',
      qualifica: 'text',
      tel: 'text',
      modified_date: 'timestamptz',
    },
    [
      [
        school.plan.customerCode,
        state,
        head ? `${head.cn} ${head.sn}` : null,
        head?.codice_fiscale ?? null,
        head ? 'Dott.' : null,
        head ? 'Dirigente scolastico' : null,
        null,
        new Date(`${addDays(today, -40)}T09:30:00Z`),
      ],
    ],
  );
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
