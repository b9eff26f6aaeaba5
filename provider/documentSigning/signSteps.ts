import { asTaxCode, type TaxCode } from '../../contract/codiceFiscale';
import {
  type OnlineCredentials,
  SIGNING_MAINTENANCE,
  type SignatureReceipt,
} from '../../contract/entities/signing';
import { refusalOf, type SignatureRefusal } from '../../contract/signatures/refusal';
import type { Tx } from '../db/database';
import { keepFile, readSignatures, receiptOf } from '../db/documentSignatures';
import type { Call, Outside } from '../http/call';
import { count } from '../identity/rateLimit/rateLimit';
import { Refusal } from '../refusal';
import { askRevocation } from '../revocation/askRevocation';
import { type Acceptance, acceptSignature } from '../signing/acceptSignature';
import { signOnline } from '../signing/online/signOnline';
import { trustFolders } from '../signing/trustFolders';
import type { FrozenDocument } from './frozenDocuments';

/** What is to be signed, and by whom: found in the first transaction of a call in steps. */
export interface SigningTask {
  readonly document: FrozenDocument;
  /** Who must sign. */
  readonly person: TaxCode;
}

/** What is to be signed as it stands when the signature is there. */
interface Standing {
  readonly toSign: boolean;
  readonly documentId: string | null;
}

/** @throws Refusal `unavailable` while signing is under maintenance */
export function refuseInMaintenance({ config }: Call): void {
  if (config.signingMaintenance) throw new Refusal('unavailable', { detail: SIGNING_MAINTENANCE });
}

/** How often an account may try to sign online: codes must not be guessed through us. */
const ATTEMPTS = { most: 10, seconds: 5 * 60 } as const;

/** Looks at the file that came with a call. Outside of transactions: it takes its time. */
export const acceptUpload = ({ document, person }: SigningTask, outside: Outside): Promise<Acceptance> =>
  acceptSignature({
    file: outside.file ?? new Uint8Array(),
    contentSha256: document.sha256,
    person,
    trust: { folders: trustFolders(outside.config) },
    at: outside.now,
    ask: askRevocation(outside),
  });

/**
 * Has documents signed by a service, with one authorisation. Outside of transactions: it takes its time.
 * @param provider the name of the service; the first there is when absent
 * @throws Refusal `tooManyRequests` after many attempts
 */
export async function acceptOnline(
  tasks: readonly SigningTask[],
  credentials: OnlineCredentials,
  provider: string | undefined,
  outside: Outside,
): Promise<readonly Acceptance[]> {
  const { signers, config, db, clock, caller, now } = outside;
  const { retryAfter } = await count(db, clock, [{ key: `sign ${caller.uid}`, ...ATTEMPTS }]);
  if (retryAfter !== undefined) throw new Refusal('tooManyRequests', { retryAfter });
  const signer = signers.find(({ name }) => provider === undefined || name === provider);
  return signOnline(signer, {
    documents: tasks.map(({ document }) => document.content),
    credentials,
    person: tasks[0]?.person ?? asTaxCode(''),
    trust: { folders: trustFolders(config) },
    at: now,
    ask: askRevocation(outside),
  });
}

/** The same for one document. */
export async function acceptOneOnline(
  task: SigningTask,
  credentials: OnlineCredentials,
  provider: string | undefined,
  outside: Outside,
): Promise<Acceptance> {
  const [accepted] = await acceptOnline([task], credentials, provider, outside);
  return accepted ?? NOT_ANSWERED;
}

/** A service that says nothing about a document has not signed it. */
export const NOT_ANSWERED: Acceptance = { state: 'refused', refusal: refusalOf('service-unavailable') };

/**
 * Keeps an accepted signature with its evidence, audited, in the transaction of the call, where the document is still
 * the one to be signed. Nothing is written before it throws.
 * @param standing what is to be signed, looked at again and locked
 * @throws Refusal `signatureRefused` with what to do next
 */
export async function keepSignature(
  call: Call,
  { document }: SigningTask,
  acceptance: Acceptance,
  how: string,
  { toSign, documentId }: Standing,
): Promise<SignatureReceipt> {
  if (acceptance.state === 'refused') throw refused(acceptance.refusal);
  if (acceptance.state === 'unchecked') throw refused(refusalOf('revocation-unreachable'));
  if (!toSign) throw refused(refusalOf('already-signed'));
  if (documentId !== document.id) throw refused(refusalOf('replaced'));
  const { tx, caller, now } = call;
  const { customerCode } = caller;
  if (await isSigned(tx, customerCode, document.id)) throw refused(refusalOf('already-signed'));
  const { file, signer, evidence } = acceptance;
  const about = { customerCode, documentId: document.id, kind: 'signature', how, now } as const;
  await keepFile(tx, {
    ...about,
    file,
    evidence,
    contentSha256: document.sha256,
    signer: nameIn(signer.subject),
    taxCode: signer.taxCode ?? '',
    by: caller.uid,
  });
  const [row] = await readSignatures(tx, customerCode, [document.id]);
  if (!row) throw new Error('A signature that was kept is there');
  const receipt = receiptOf(row);
  call.audit({ entity: 'signedFile', action: 'sign', id: document.fileName.slice(0, 120), after: receipt });
  return receipt;
}

/** The refusal of a signature, as every call that signs answers it. */
export const refused = (refusal: SignatureRefusal): Refusal =>
  new Refusal('signatureRefused', { detail: `${refusal.say} ${refusal.next}`, current: refusal });

/** Whether a document of the school bears a signature. */
export async function isSigned(tx: Tx, customerCode: string, documentId: string): Promise<boolean> {
  const signatures = await readSignatures(tx, customerCode, [documentId]);
  return signatures.some(({ kind }) => kind === 'signature');
}

/** The common name in an RFC 4514 name; all of it where there is none. */
const nameIn = (subject: string | null): string =>
  /(?:^|,)CN=((?:\\.|[^,\\])+)/.exec(subject ?? '')?.[1]?.replace(/\\(.)/g, '$1') ?? subject ?? '';
