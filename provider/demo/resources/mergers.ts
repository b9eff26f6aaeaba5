import { sql } from 'kysely';
import { isSingle, type ResizingApplication } from '../../../contract/resizing/resizing';
import { addDays, dayInRome } from '../../../contract/values/dates';
import { concludeResizing } from '../../areas/resizing/byOperator';
import { giveAnswers } from '../../areas/resizing/giveAnswers';
import { merged, theResizing, toPlace } from '../../areas/resizing/merged';
import { received } from '../../areas/resizing/receiving';
import { type AuditedChange, recordAudit } from '../../audit/recordAudit';
import type { Config } from '../../config';
import type { Tx } from '../../db/database';
import { readFrozen } from '../../documentSigning/frozenDocuments';
import { announceResizings } from '../../platform/resizings';
import { advance } from '../../procedures/advance';
import type { Doing } from '../../procedures/handlers';
import { uidOf } from '../insertSchools';
import type { DemoSchool } from '../school';
import { headOf, signFrozen } from './signedDocument';

/** The stages of a merger after its announcement, in order. */
type Stage = 'choosing' | 'signing' | 'sent' | 'answering' | 'answered' | 'moved';

/** Pairs of ordinary schools, merged and receiving, one pair in each stage. */
const mergers: readonly (readonly [merged: string, into: string, stage: Stage])[] = [
  ['SG20101', 'SG20102', 'choosing'],
  ['SG20103', 'SG20104', 'signing'],
  ['SG20105', 'SG20106', 'sent'],
  ['SG20107', 'SG20108', 'answering'],
  ['SG20109', 'SG20110', 'answered'],
  ['SG20111', 'SG20112', 'moved'],
];

const REASON = 'Gli stessi dati sono già presenti nella nostra scuola.';
/** Returns nine o'clock, the given number of days before the demo was made. */
const daysBefore = (epoch: Date, days: number): Date =>
  new Date(`${addDays(dayInRome(epoch), -days)}T09:00:00Z`);

interface Merger {
  readonly tx: Tx;
  readonly config: Config;
  readonly epoch: Date;
  readonly school: DemoSchool;
  readonly other: DemoSchool;
}

/** Merges schools, each up to its stage, through the calls of the schools and of the provider's staff. */
export async function insertMergers(
  tx: Tx,
  schools: readonly DemoSchool[],
  config: Config,
  epoch: Date,
): Promise<void> {
  const schoolOf = (code: string) => schools.find(({ plan }) => plan.customerCode === code);
  const found = mergers.flatMap(([from, to, stage]) => {
    const [school, other] = [schoolOf(from), schoolOf(to)];
    return school && other ? [{ tx, config, epoch, school, other, stage }] : [];
  });
  await announceResizings(
    tx,
    found.map(({ school, other }) => ({
      customerCode: school.plan.customerCode,
      into: [other.plan.registered.codMin],
      ceased: true,
      now: daysBefore(epoch, 12),
    })),
  );
  for (const { stage, ...merger } of found)
    for (const [reached, goOn] of stages) {
      await goOn(merger);
      if (reached === stage) break;
    }
  await asNobody(tx);
}

const stages: readonly (readonly [Stage, (merger: Merger) => Promise<void>])[] = [
  ['choosing', choose],
  ['signing', send],
  ['sent', sign],
  ['answering', (merger) => answer(merger, 'most')],
  ['answered', (merger) => answer(merger, 'all')],
  ['moved', conclude],
];

async function choose(merger: Merger): Promise<void> {
  const head = headOf(merger.school);
  await by(merger, merger.school, 9, async (doing) => {
    await advance(doing, merged, { event: 'next' });
    const answers = { nomeDs: head?.givenName, cognomeDs: head?.surname, codiceFiscaleDs: head?.taxCode };
    await advance(doing, merged, { event: 'next', step: 'ds', answers });
  });
}

async function send(merger: Merger): Promise<void> {
  const { customerCode } = merger.other.plan;
  const place = (code: ResizingApplication) => [code, isSingle(code) ? customerCode : [customerCode]];
  await by(merger, merger.school, 8, async (doing) => {
    const needed = await toPlace(doing, await theResizing(doing));
    await advance(doing, merged, { event: 'send', answers: Object.fromEntries(needed.map(place)) });
  });
}

async function sign(merger: Merger): Promise<void> {
  const head = headOf(merger.school);
  await by(merger, merger.school, 7, async (doing) => {
    const { customerCode } = doing.caller;
    const { document_id } = await theResizing(doing);
    const document = document_id ? await readFrozen(doing.tx, customerCode, document_id) : undefined;
    if (!document || !head) throw new Error(`Nothing to sign in ${customerCode}`);
    const { dataDir } = merger.config;
    await signFrozen(doing.tx, document, { customerCode, signedAt: doing.now, head, dataDir });
    await advance(doing, merged, { event: 'signed' });
  });
}

/**
 * Records the receiving school's answers about the applications, the first as refused. `most` leaves out the last
 * application.
 */
async function answer(merger: Merger, which: 'most' | 'all'): Promise<void> {
  await by(merger, merger.other, which === 'most' ? 5 : 4, async (doing) => {
    const schools = await received(doing);
    const said = schools.map((one) => ({
      ...one,
      applicationData: one.applicationData.map((data, place, { length }) => {
        if (data.saved || (which === 'most' && place === length - 1)) return data;
        return place === 0
          ? { ...data, status: 'REFUSED' as const, description: REASON }
          : { ...data, status: 'ACCEPTED' as const };
      }),
    }));
    await giveAnswers(doing, said);
  });
}

async function conclude({ tx, epoch, school }: Merger): Promise<void> {
  await concludeResizing(tx, school.plan.customerCode, daysBefore(epoch, 2));
}

/** Performs an action of a school's supervisor some days ago, with its lines in the school's audit log. */
async function by(
  { tx, config, epoch }: Merger,
  { plan: { customerCode } }: DemoSchool,
  daysAgo: number,
  work: (doing: Doing) => Promise<void>,
): Promise<void> {
  const uid = uidOf('supervisor', customerCode);
  const at = daysBefore(epoch, daysAgo);
  await sql`select set_config('app.school', ${customerCode}, true), set_config('app.person', ${uid}, true)`.execute(
    tx,
  );
  const changes: AuditedChange[] = [];
  const audit = (...more: readonly AuditedChange[]) => void changes.push(...more);
  await work({ tx, config, now: at, audit, caller: { customerCode, uid }, past: true });
  // An address reserved for documentation (RFC 5737).
  await recordAudit(tx, { customerCode, who: uid, asWhom: uid, address: '192.0.2.20', at }, changes);
}

const asNobody = (tx: Tx) =>
  sql`select set_config('app.school', '', true), set_config('app.person', '', true)`.execute(tx);
