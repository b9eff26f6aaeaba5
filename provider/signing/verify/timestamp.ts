import { decodeWhole } from '../asn1/decode';
import { octetString, oid, sequence } from '../asn1/read';
import { readTime } from '../asn1/readTime';
import { Unreadable } from '../asn1/unreadable';
import { type Certificate, isValidAt, readableCertificates } from '../certificates/certificate';
import { chainOf } from '../certificates/chain';
import { type Link, type RevocationFacts, revocationOf } from '../certificates/revocation';
import { signerCertificate } from '../certificates/signerCertificate';
import { type Trust, trustFor } from '../certificates/trustStore';
import { valuesOf } from '../cms/attributes';
import { attributeTypes, contentTypes } from '../cms/oids';
import { readSignedData } from '../cms/signedData';
import { readAlgorithm, type SignerInfo } from '../cms/signerInfo';
import { certificateReferences } from '../cms/signingCertificate';
import { type Digest, digestOf } from '../cryptography/digests';
import { Content } from './content';
import { digestHolds, digestUsed, signatureHolds } from './integrity';

/** The state of a timestamp (RFC 3161): only a verified one proves its time. */
export type TimestampState =
  | {
      readonly state: 'verified';
      readonly time: Date;
      /** The certificates of the timestamp authority whose revocation status is unknown. */
      readonly unchecked: readonly Link[];
    }
  | { readonly state: 'untrusted' | 'broken' };

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const best = ['verified', 'untrusted', 'broken'] as const;

/** Trusted authorities, known facts, and certificates that came with the file. */
export interface TimestampContext {
  readonly trust: Omit<Trust, keyof RevocationFacts>;
  readonly brought: readonly Certificate[];
  readonly facts: RevocationFacts;
}

/** Returns the best proof of a signature's timestamps; undefined when it has none. */
export function timestampOf(info: SignerInfo, known: TimestampContext): TimestampState | undefined {
  return bestOf(
    valuesOf(info.unsigned, attributeTypes.signatureTimestamp).map(({ bytes }) =>
      tokenState(bytes, Content.of(info.signature), known),
    ),
  );
}

/** Returns the timestamp with the strongest proof: a verified one, and of those the earliest. */
export function bestOf(all: readonly (TimestampState | undefined)[]): TimestampState | undefined {
  const states = all.filter((one) => one !== undefined);
  const state = best.find((one) => states.some((found) => found.state === one));
  const found = states.filter((one) => one.state === state);
  return found.sort((one, other) => timeIn(one) - timeIn(other))[0];
}

const timeIn = (one: TimestampState) => (one.state === 'verified' ? one.time.getTime() : 0);

/** Returns what a timestamp token proves about some bytes. */
export function tokenState(token: Buffer, stamped: Content, known: TimestampContext): TimestampState {
  try {
    return examineToken(token, stamped, known).state;
  } catch {
    return { state: 'broken' };
  }
}

/** What a timestamp token contains, and its state. */
export interface Token {
  readonly state: TimestampState;
  /** Its time, whether or not it is proven. */
  readonly time: Date | undefined;
  /** The certificate of the timestamp authority, if the token or the trust contains it. */
  readonly authority: Certificate | undefined;
  /** Whether the token is over the given content; undefined without content or with an unknown digest algorithm. */
  readonly isOver: boolean | undefined;
}

/**
 * Examines a token.
 * @param stamped the expected content; if absent, everything else is judged
 * @throws Unreadable
 */
export function examineToken(
  token: Buffer,
  stamped: Content | undefined,
  { trust: given, brought: besides, facts }: TimestampContext,
): Token {
  const trust = trustFor(given, 'timestamp');
  const envelope = readSignedData(token);
  const [info] = envelope.signers;
  if (envelope.contentType !== contentTypes.timestampInfo || !envelope.content || !info)
    throw new Unreadable('malformed', 'not a timestamp token');
  const content = new Content(envelope.content);
  const { imprint, time } = readInfo(content.bytes);
  const brought = [...readableCertificates(envelope.certificates), ...besides];
  const known = [...brought, ...trust.anchors];
  const certificate = signerCertificate(info.id, certificateReferences(info.signed), known);
  const digest = digestOf(imprint.algorithm);
  const isOver = stamped && digest ? stamped.digest(digest.name).equals(imprint.hash) : undefined;
  const found = { time, authority: certificate, isOver };
  if (!digest || isOver === false) return { ...found, state: { state: 'broken' } };
  if (!certificate) return { ...found, state: { state: 'untrusted' } };
  const intact = digestHolds(info, content) === true && signatureHolds(info, certificate, content);
  if (!intact || !time) return { ...found, state: { state: 'broken' } };
  const mayStamp = certificate.extensions.extendedKeyUsage?.includes(TIME_STAMPING) === true;
  const strong = digest.accepted && digestUsed(info)?.accepted === true;
  const chain = chainOf(certificate, { ...trust, brought }, time);
  const { state, unchecked } = revocationOf(chain.path, facts, time);
  const isCertified = chain.path.length > 0 && state !== 'revoked' && isValidAt(certificate, time);
  const trusted = mayStamp && strong && isCertified;
  return { ...found, state: trusted ? { state: 'verified', time, unchecked } : { state: 'untrusted' } };
}

/** Returns the digest by which a token names its content. @throws Unreadable */
export function digestOfToken(token: Buffer): Digest | undefined {
  const { content } = readSignedData(token);
  return content && digestOf(readInfo(new Content(content).bytes).imprint.algorithm);
}

interface Stamp {
  readonly imprint: { readonly algorithm: string; readonly hash: Buffer };
  readonly time: Date | undefined;
}

/** Reads TSTInfo. */
function readInfo(bytes: Buffer): Stamp {
  const [, policy, imprint, , time] = sequence(decodeWhole(bytes));
  oid(policy);
  const [algorithm, hash] = sequence(imprint);
  return {
    imprint: { algorithm: readAlgorithm(algorithm).oid, hash: octetString(hash) },
    time: readTime(time),
  };
}
