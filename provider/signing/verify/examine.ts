import { readTime } from '../asn1/readTime';
import { type Certificate, readableCertificates } from '../certificates/certificate';
import { chainOf } from '../certificates/chain';
import { readableResponses } from '../certificates/ocspResponse';
import { type RevocationFacts, revocationOf } from '../certificates/revocation';
import { readableLists } from '../certificates/revocationList';
import { signerCertificate } from '../certificates/signerCertificate';
import type { Trust } from '../certificates/trustStore';
import { valuesOf } from '../cms/attributes';
import { type LongTerm, longTermOf } from '../cms/longTerm';
import { attributeTypes } from '../cms/oids';
import type { SignedData } from '../cms/signedData';
import type { SignerInfo } from '../cms/signerInfo';
import { type CertificateReference, certificateReferences } from '../cms/signingCertificate';
import { type AcceptedBefore, signatureDigest } from './accepted';
import { type Archived, archiveTimestampsOf } from './archiveTimestamp';
import type { Content } from './content';
import { digestHolds, signatureHolds } from './integrity';
import type { Signature, Signer } from './signer';
import { bestOf, type TimestampState, timestampOf } from './timestamp';

/** The data with which a signature is judged: trust, time, and what the envelope contains besides signatures. */
export interface Around {
  readonly trust: Trust;
  readonly brought: readonly Certificate[];
  readonly facts: RevocationFacts;
  /** The envelope itself, which archive timestamps cover. */
  readonly archived: Archived;
  readonly at: Date;
  readonly accepted?: AcceptedBefore | undefined;
  /** The state of a timestamp that covers the signature with other data, such as the document that contains it. */
  readonly stamped?: TimestampState | undefined;
  /** The signer's claimed time, if it is outside the signed attributes. */
  readonly claimedTime?: Date | undefined;
}

/** Returns the data with which the signatures of an envelope are judged; it skips unreadable values. */
export function around(
  envelope: SignedData,
  { trust, at, accepted, stamped }: Omit<Around, 'brought' | 'facts' | 'archived'>,
): Around {
  return {
    trust,
    brought: readableCertificates(envelope.certificates),
    facts: mergeFacts(trust, envelope),
    archived: envelope,
    at,
    accepted,
    stamped,
  };
}

/** Adds the revocation facts in an envelope or a signature to known ones. */
export const mergeFacts = (
  { revocationLists, ocspResponses }: RevocationFacts,
  brought: Pick<LongTerm, 'revocationLists' | 'ocspResponses'>,
): RevocationFacts => ({
  revocationLists: [...revocationLists, ...readableLists(brought.revocationLists)],
  ocspResponses: [...ocspResponses, ...readableResponses(brought.ocspResponses)],
});

/** Collects all facts about one signature over a content, without judging them. */
export function examine(
  info: SignerInfo,
  contentType: string | undefined,
  content: Content | undefined,
  { trust, brought: besides, facts: known, archived, at, accepted, stamped, claimedTime }: Around,
): Signer {
  const references = referencesOf(info);
  const longTerm = longTermOf(info);
  const brought = [...besides, ...readableCertificates(longTerm.certificates)];
  const certificate = signerCertificate(info.id, references, [...brought, ...trust.anchors]);
  const facts = mergeFacts(known, longTerm);
  const context = { trust, brought, facts };
  const archives =
    content && contentType !== undefined
      ? archiveTimestampsOf(info, { ...archived, contentType, content }, context)
      : undefined;
  const timestamp = bestOf([
    timestampOf(info, context),
    stamped,
    ...(archives?.filter(({ state }) => state === 'verified') ?? []),
  ]);
  const digest = signatureDigest(info);
  return {
    info,
    digest,
    contentType,
    contentMissing: content === undefined,
    references,
    archives,
    digestHolds: quietly(() => digestHolds(info, content)),
    signatureHolds: certificate !== undefined && signatureHolds(info, certificate, content),
    signingTime: readTime(valuesOf(info.signed, attributeTypes.signingTime)[0]) ?? claimedTime,
    ...certified(
      { certificate, timestamp },
      { trust, brought, facts, at: accepted?.signatures.includes(digest) ? earliest(at, accepted.at) : at },
    ),
  };
}

/** Returns the chain and revocation status of a signature at the earliest proven time; for CMS, PDF and XML. */
export function certified(
  { certificate, timestamp }: Pick<Signature, 'certificate' | 'timestamp'>,
  { trust, brought, facts, at }: Pick<Around, 'trust' | 'brought' | 'facts' | 'at'>,
): Pick<Signature, 'certificate' | 'timestamp' | 'existedAt' | 'chain' | 'revocation' | 'unchecked'> {
  const existedAt = earliest(at, timestamp?.state === 'verified' ? timestamp.time : at);
  const chain = certificate && chainOf(certificate, { ...trust, brought }, existedAt);
  const revocation = revocationOf(chain?.path ?? [], facts, existedAt);
  return {
    certificate,
    timestamp,
    existedAt,
    chain,
    revocation: revocation.state,
    unchecked: [...revocation.unchecked, ...(timestamp?.state === 'verified' ? timestamp.unchecked : [])],
  };
}

const earliest = (...times: readonly Date[]): Date => new Date(Math.min(...times.map(Number)));

const referencesOf = (info: SignerInfo): readonly CertificateReference[] =>
  quietly(() => certificateReferences(info.signed)) ?? [];

/** Returns undefined for an unreadable attribute, as if it were absent. */
function quietly<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
