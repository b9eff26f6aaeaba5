import { addDays } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';
import { uidOf } from '../insertSchools';
import { insertPast } from '../past';
import type { DemoSchool } from '../school';

/** Invented applications of invented suppliers, and the people of a school who authorised them. */
const apps = [
  { id: 'orario-facile', name: 'Orario Facile', owner: 'Demo Orari S.r.l.', by: ['supervisor', 'gestore'] },
  {
    id: 'registro-tascabile',
    name: 'Registro Tascabile',
    owner: 'Demo App S.r.l.',
    by: ['docente', 'supervisor'],
  },
];

/** Inserts the authorisations of the accounts to try. */
export async function insertApps(tx: Tx, schools: readonly DemoSchool[], today: string): Promise<void> {
  const authorised = new Date(`${addDays(today, -40)}T09:30:00Z`);
  const rows = schools.flatMap(({ plan: { customerCode }, accounts }) => {
    const names = new Set(accounts.map(({ username }) => username));
    return apps.flatMap(({ id, name, owner, by }) =>
      by
        .filter((username) => names.has(username))
        .map((username) => ({
          customer_code: customerCode,
          uid: uidOf(username, customerCode),
          client_id: id,
          client_name: name,
          owner,
          first_party: false,
          authorised_at: authorised,
        })),
    );
  });
  await insertPast(tx, 'authorised_app', rows);
}
