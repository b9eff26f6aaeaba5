import { refusalOf } from '../../contract/signing/refusal';
import { type OnlineCredentials, SIGNING_MAINTENANCE } from '../../contract/signing/signing';
import { asTaxCode, type TaxCode } from '../../contract/values/codiceFiscale';
import type { Call, Outside } from '../http/call';
import { count } from '../identity/rateLimit/rateLimit';
import { Refusal } from '../refusal';
import { askRevocation } from '../revocation/askRevocation';
import { type Acceptance, acceptSignature } from '../signing/acceptSignature';
import { signOnline } from '../signing/online/signOnline';
import { counts, type SignatureLabels } from '../telemetry/counts';
import { trustOf } from '../trust/trustOf';
import { type FrozenDocument, unreadableReasonOf } from './frozenDocuments';

/** The document to sign and its signer, found in the first transaction of a call in steps. */
export interface SigningTask {
  readonly document: FrozenDocument;
  /** The required signer. */
  readonly person: TaxCode;
  /** The signer's name, for messages. */
  readonly signer?: string;
}

/** @throws Refusal `unavailable` while signing is under maintenance */
export function refuseInMaintenance({ config }: Pick<Call, 'config'>): void {
  if (config.signingMaintenance) throw new Refusal('unavailable', { detail: SIGNING_MAINTENANCE });
}

/** Limit of attempts of an account to sign online, so that nobody can guess one-time codes through us. */
const ATTEMPTS = { most: 10, seconds: 5 * 60 } as const;

/** Verifies the uploaded file of a call. It is slow: never await it inside a database transaction. */
export async function acceptUpload({ document, person }: SigningTask, outside: Outside): Promise<Acceptance> {
  if (await unreadableReasonOf(document, outside)) return UNREADABLE;
  const acceptance = await acceptSignature({
    file: outside.file ?? new Uint8Array(),
    contentSha256: document.sha256,
    person,
    trust: await trustOf(outside),
    at: outside.now,
    ask: askRevocation(outside),
  });
  countAcceptance('file', acceptance);
  return acceptance;
}

/**
 * Has documents of one signer signed by a service, with one authorisation. It is slow: never await it inside a database
 * transaction.
 * @param provider the name of the service; by default the first one
 * @returns the outcome for each task, in order
 * @throws Refusal `tooManyRequests` after too many attempts
 */
export async function acceptOnline(
  tasks: readonly SigningTask[],
  credentials: OnlineCredentials,
  provider: string | undefined,
  outside: Outside,
): Promise<readonly Acceptance[]> {
  const { signers, config, db, clock, caller, now } = outside;
  const readable: SigningTask[] = [];
  for (const task of tasks) if (!(await unreadableReasonOf(task.document, outside))) readable.push(task);
  if (readable.length === 0) return tasks.map(() => UNREADABLE);
  const { retryAfter } = await count(db, clock, [{ key: `sign ${caller.uid}`, ...ATTEMPTS }]);
  if (retryAfter !== undefined) throw new Refusal('tooManyRequests', { retryAfter });
  const signer = signers.find(({ name }) => provider === undefined || name === provider);
  const acceptances = await signOnline(signer, {
    documents: readable.map(({ document }) => document.content),
    credentials,
    person: tasks[0]?.person ?? asTaxCode(''),
    trust: await trustOf({ db, config }),
    at: now,
    ask: askRevocation(outside),
  });
  for (const one of acceptances) countAcceptance('online', one);
  return tasks.map((task) => {
    const place = readable.indexOf(task);
    return place < 0 ? UNREADABLE : (acceptances[place] ?? NOT_ANSWERED);
  });
}

/** Counts the outcome of a signature in the metrics. */
export function countAcceptance(way: SignatureLabels['way'], acceptance: Acceptance): void {
  const reason = acceptance.state === 'refused' ? acceptance.refusal.code : '';
  counts.signatures.add({ way, outcome: acceptance.state, reason });
}

/** Has one document signed by a service, as `acceptOnline` does for several. */
export async function acceptOneOnline(
  task: SigningTask,
  credentials: OnlineCredentials,
  provider: string | undefined,
  outside: Outside,
): Promise<Acceptance> {
  const [accepted] = await acceptOnline([task], credentials, provider, outside);
  return accepted ?? NOT_ANSWERED;
}

/** The outcome for an unreadable document, which is never signed. */
const UNREADABLE: Acceptance = { state: 'refused', refusal: refusalOf('unreadable-document') };

/** The outcome for a document for which the service returned nothing. */
export const NOT_ANSWERED: Acceptance = { state: 'refused', refusal: refusalOf('service-unavailable') };
