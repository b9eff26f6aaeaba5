import type { X509Certificate } from 'node:crypto';
import {
  trustedListImport,
  trustedListPreview,
  trustedListRead,
} from '../../../contract/trustedList/endpoints';
import type { ListedAuthority, TrustedListChanges } from '../../../contract/trustedList/trustedList';
import { lockList, readList, type TrustedListKept, writeList } from '../../db/trustedList';
import { readSigners } from '../../db/trustedListSigners';
import { type Call, implement, implementInSteps, type Outside } from '../../http/call';
import { Refusal } from '../../refusal';
import { ListRefused } from '../../trust/listRefused';
import { readListInWorker } from '../../trust/worker/readListInWorker';
import { refusalSentences } from './sentences';

type Signers = ReadonlyMap<string, X509Certificate>;

const inUse = implement(trustedListRead, async ({ tx, now }) => {
  const [kept, signers] = [await readList(tx), await readSigners(tx)];
  const list = kept && signers.has(kept.signer) ? kept : undefined;
  const overdue = list?.nextUpdate != null && new Date(list.nextUpdate) <= now;
  return {
    ...(list && { list: issueOf(list) }),
    ...(overdue && { overdue }),
    signers: [...signers].map(([fingerprint, { subject, validTo }]) => ({
      fingerprint,
      subject: subject.replaceAll('\n', ', '),
      validUntil: new Date(validTo).toISOString(),
    })),
  };
});

/** Reads the accepted signers, in a transaction. */
async function pinned({ tx }: Pick<Call, 'tx'>): Promise<Signers> {
  const signers = await readSigners(tx);
  if (signers.size > 0) return signers;
  throw new Refusal('conflict', {
    detail:
      'Non è ancora ammesso nessun firmatario dell’elenco: l’amministratore del server deve prima ammetterne uno.',
  });
}

/** Reads the list and verifies its signature, outside a transaction. */
async function verified(signers: Signers, { file, now }: Outside): Promise<TrustedListKept> {
  try {
    return await readListInWorker({
      bytes: file ?? new Uint8Array(),
      signers: [...signers.values()].map(({ raw }) => raw),
      at: now,
    });
  } catch (error) {
    if (!(error instanceof ListRefused)) throw error;
    throw new Refusal('invalid', { detail: refusalSentences[error.reason] });
  }
}

const preview = implementInSteps(trustedListPreview, {
  find: pinned,
  work: verified,
  store: async ({ tx }, _input, list) => differences(await readList(tx), list, await readSigners(tx)),
});

const take = implementInSteps(trustedListImport, {
  find: pinned,
  work: verified,
  store: async ({ tx, audit }, _input, list) => {
    const before = await lockList(tx);
    const answer = differences(before, list, await readSigners(tx));
    if (answer.unchanged) return answer;
    await writeList(tx, list);
    const { territory, sequence, signer, digest } = list;
    audit({
      entity: 'trustedList',
      action: 'import',
      id: `${territory} ${sequence}`,
      after: { ...answer, signer, digest },
    });
    return answer;
  },
});

/**
 * Compares a list with the one in use.
 * @throws Refusal if it may not replace it
 */
function differences(
  before: TrustedListKept | undefined,
  list: TrustedListKept,
  signers: Signers,
): TrustedListChanges {
  // An administrator may have removed the signer since the file was verified.
  if (!signers.has(list.signer)) throw new Refusal('conflict', { detail: refusalSentences['other-signer'] });
  const counts = before && signers.has(before.signer);
  if (before?.territory === list.territory) refuseOlder(before, list);
  else if (counts)
    throw new Refusal('conflict', {
      detail: `L’elenco è dello Stato ${list.territory}, quello in uso dello Stato ${before.territory}: non può prenderne il posto.`,
    });
  return {
    ...issueOf(list),
    ...(counts && isSame(before, list) && { unchanged: true }),
    ...changesBetween(counts ? servicesOf(before) : [], servicesOf(list)),
  };
}

/**
 * Tells whether a list is the one in use. A list imported by an earlier release has no services, so the same file
 * counts as new and adds them.
 */
const isSame = (before: TrustedListKept, list: TrustedListKept): boolean =>
  before.digest === list.digest && before.signer === list.signer && before.services !== undefined;

const servicesOf = ({ authorities, services = [] }: TrustedListKept) => [...authorities, ...services];

function refuseOlder(before: TrustedListKept, list: TrustedListKept): void {
  if (list.sequence < before.sequence)
    throw new Refusal('conflict', {
      detail: `L’elenco n. ${list.sequence} è più vecchio di quello già importato, n. ${before.sequence}: scaricare l’ultimo.`,
    });
  if (list.sequence === before.sequence && list.digest !== before.digest)
    throw new Refusal('conflict', {
      detail: `L’elenco n. ${list.sequence} è già stato importato con un altro contenuto: chiedere spiegazioni a chi lo pubblica.`,
    });
}

const issueOf = ({
  territory,
  sequence,
  issuedAt,
  nextUpdate,
  authorities,
  services = [],
}: TrustedListKept) => ({
  territory,
  sequence,
  issuedAt,
  ...(nextUpdate && { nextUpdate }),
  authorities: authorities.length,
  services: services.length,
});

function changesBetween(before: readonly ListedAuthority[], after: readonly ListedAuthority[]) {
  const [old, now] = [before, after].map((all) => new Map(all.map((one) => [keyOf(one), one])));
  const names = (all: readonly ListedAuthority[]) => all.map(({ name }) => name);
  return {
    added: names(after.filter((one) => !old?.has(keyOf(one)))),
    withdrawn: names(
      after.filter((one) => {
        const earlier = old?.get(keyOf(one));
        return earlier !== undefined && isQualified(earlier) && !isQualified(one);
      }),
    ),
    removed: names(before.filter((one) => !now?.has(keyOf(one)))),
  };
}

const keyOf = ({ type = 'CA/QC', certificate }: ListedAuthority) => `${type} ${certificate}`;

const isQualified = ({ stretches }: ListedAuthority): boolean => stretches.some(({ until }) => !until);

/** Implementations of the calls about the trusted list. */
export const trustedList = [inUse, preview, take] as const;
