import { addDays } from '../../../contract/values/dates';
import { type AuditedActor, type AuditedChange, recordAudit } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import type { DemoAccount } from '../accounts';
import { uidOf } from '../insertSchools';
import { type Random, randomOf } from '../random';
import type { DemoSchool } from '../school';

/** The number of events in the log of a special school, and in that of any other. */
const MANY = 40;
const FEW = 1;
/** The number of days covered by the log. */
const DAYS = 60;
const MINUTES_OF_WORK = 9 * 60;
/** Expiry date that the demo's history says was removed, for accounts that have none now. */
const FORMER_EXPIRY = '2026-08-31';

/** Inserts plausible actions of a school's people in the weeks before the demo was made. */
export async function insertHistory(tx: Tx, school: DemoSchool, seed: string, today: string): Promise<void> {
  const { customerCode, signIns } = school.plan;
  const special = signIns === 'all';
  const random = randomOf(`${seed}/${customerCode}/history`);
  const occasions = special ? MANY : FEW;
  const between = Math.floor((DAYS * MINUTES_OF_WORK) / occasions);
  for (let occasion = 0; occasion < occasions; occasion += 1) {
    const who = special ? random.weighted({ supervisor: 5, gestore: 4, docente: 2 }) : 'supervisor';
    const uid = uidOf(who, customerCode);
    const actor: AuditedActor = {
      customerCode,
      who: uid,
      asWhom: uid,
      // An address reserved for documentation (RFC 5737).
      address: `192.0.2.${random.between(10, 60)}`,
      at: momentOf(today, occasion * between + random.between(0, between - 1)),
    };
    await recordAudit(tx, actor, who === 'docente' ? [refused(random)] : changes(school, random));
  }
}

/** Returns the time of the `minutes`th working minute since the log began. */
function momentOf(today: string, minutes: number): Date {
  const day = addDays(today, Math.floor(minutes / MINUTES_OF_WORK) - DAYS);
  return new Date(Date.parse(`${day}T07:00:00Z`) + (minutes % MINUTES_OF_WORK) * 60_000);
}

/** Returns an action that was attempted without the right to do it. */
const refused = (random: Random): AuditedChange => ({
  entity: random.pick(['user', 'audit', 'licenceProduct']),
  action: 'list',
  reason: 'forbidden',
});

/** Returns one action on some users. */
function changes({ plan, accounts }: DemoSchool, random: Random): AuditedChange[] {
  const chosen = new Set(Array.from({ length: random.between(1, 5) }, () => random.pick(accounts)));
  const action = random.weighted({ email: 5, expiry: 3, disable: 4, enable: 4 });
  return [...chosen].map((account) => ({
    entity: 'user',
    id: uidOf(account.username, plan.customerCode),
    ...done[action](account),
  }));
}

const done: Readonly<
  Record<'email' | 'expiry' | 'disable' | 'enable', (account: DemoAccount) => Omit<AuditedChange, 'entity'>>
> = {
  email: ({ email }) => ({ action: 'update', before: { email: `vecchia.${email}` }, after: { email } }),
  expiry: (account) => ({
    action: 'update',
    before: { dataScadenza: account.data_scadenza ? null : FORMER_EXPIRY },
    after: { dataScadenza: account.data_scadenza },
  }),
  disable: () => ({ action: 'disable', before: { status: true }, after: { status: false } }),
  enable: () => ({ action: 'enable', before: { status: false }, after: { status: true } }),
};
