import { createHash } from 'node:crypto';
import type { SignatureReport } from '../../../contract/signing/report';
import { nextStepOf, type SignatureCode, verdictOf, worstOf } from '../../../contract/signing/verdict';
import type { TaxCode } from '../../../contract/values/codiceFiscale';
import { Unreadable, type UnreadableCode } from '../asn1/unreadable';
import type { Link } from '../certificates/revocation';
import type { Trust } from '../certificates/trustStore';
import { timestampCodes } from '../rules/timestamp';
import type { AcceptedBefore } from './accepted';
import { comparedWith } from './comparedWith';
import { Content } from './content';
import { detachedTimestamp } from './detachedTimestamp';
import { envelopeIn } from './envelopeIn';
import { type Level, verifyLevel } from './verifyLevel';

/** What to verify about a file, and the trust and time to use. */
export interface Question {
  readonly trust: Trust;
  /** The time of verification, if no timestamp proves an earlier one. */
  readonly at: Date;
  /** The content of a detached signature, or the document that was handed out. */
  readonly content?: Buffer;
  /** SHA-256 of the document that was handed out, hexadecimal; computed from `content` when that is given. */
  readonly contentSha256?: string;
  /** The expected signer. */
  readonly person?: TaxCode;
  /** The earlier acceptance of signatures of this file. */
  readonly accepted?: AcceptedBefore;
  /** A timestamp stored beside the file, over the whole file: .tst or .tsr. */
  readonly timestamp?: Buffer;
}

/** The maximum nesting of signatures. */
const MOST_LEVELS = 6;

/**
 * Verifies a file: every signature in every envelope, from the outermost inwards. The buffer may be overwritten. It
 * never throws because of the content: an unreadable file has the verdict `unreadable`.
 */
export const verifyFile = (file: Buffer, question: Question): SignatureReport =>
  examineFile(file, question).report;

export interface Examined {
  readonly report: SignatureReport;
  /** The certificates whose revocation status is unknown; each leads to a trusted authority. */
  readonly unchecked: readonly Link[];
  /** The digests of all signature values. */
  readonly signatures: readonly string[];
}

/** Verifies a file as `verifyFile` does, and also returns the certificates about which authorities can be asked. */
export function examineFile(file: Buffer, question: Question): Examined {
  const fileSha256 = createHash('sha256').update(file).digest('hex');
  const about = { at: question.at.toISOString(), fileSha256 };
  try {
    const { report, ...found } = readable(file, question);
    return { report: { ...report, ...about }, ...found };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { report: { ...unreadable(error.code), ...about }, unchecked: [], signatures: [] };
  }
}

/** Returns the report of a file that is not readable as a signature. */
export const unreadable = (code: UnreadableCode): Omit<SignatureReport, 'at' | 'fileSha256'> => ({
  verdict: 'unreadable',
  contentSha256: null,
  signers: [],
  codes: [code],
  nextStep: nextStepOf([code]),
  levels: [],
});

type Read = Omit<Examined, 'report'> & { readonly report: Omit<SignatureReport, 'at' | 'fileSha256'> };

function readable(file: Buffer, asked: Question): Read {
  const { trust, timestamp } = asked;
  // The timestamp comes first, because reading the signatures may overwrite the file.
  const stamped = timestamp && detachedTimestamp(timestamp, Content.of(file), trust);
  const existedAt = stamped?.state === 'verified' && stamped.time < asked.at ? stamped.time : asked.at;
  const question = { ...asked, at: existedAt };
  const wanted = question.contentSha256 ?? (question.content && Content.of(question.content).sha256);
  const { levels, codes } = levelsOf(file, question, wanted);
  const last = levels.at(-1) as Level;
  const { signers, codes: compared } = comparedWith(
    levels.flatMap((level) => level.signers),
    { otherContent: wanted !== undefined && last.content?.sha256 !== wanted, person: question.person },
  );
  const all = [
    ...levels.flatMap(({ report }) => report.codes),
    ...codes,
    ...compared,
    ...(stamped ? [timestampCodes[stamped.state]] : []),
  ];
  const report = {
    verdict: worstOf([verdictOf(all), ...signers.map(({ verdict }) => verdict)]),
    contentSha256: last.content?.sha256 ?? null,
    signers,
    codes: all,
    nextStep: nextStepOf([...all, ...signers.flatMap((signer) => signer.codes)]),
    levels: levels.map((level) => level.report),
  };
  return {
    report,
    unchecked: [
      ...levels.flatMap(({ unchecked }) => unchecked),
      ...(stamped?.state === 'verified' ? stamped.unchecked : []),
    ],
    signatures: levels.flatMap(({ signatures }) => signatures),
  };
}

/**
 * Returns the envelopes from the outermost to the one that contains the document. If the document that was handed out
 * is an envelope itself, it is not opened.
 */
function levelsOf(file: Buffer, question: Question, wanted: string | undefined) {
  const levels: Level[] = [];
  let next: Buffer | undefined = file;
  while (next) {
    const reached = open(next, levels, question);
    if (reached === undefined) return { levels, codes: ['inner-unreadable'] as const };
    levels.push(reached);
    if (reached.content?.sha256 === wanted) break;
    next = reached.content && envelopeIn(reached.content);
    if (next && levels.length === MOST_LEVELS) return { levels, codes: ['too-many-levels'] as const };
  }
  return { levels, codes: [] as SignatureCode[] };
}

/** Verifies the next envelope; returns undefined if it is unreadable. @throws Unreadable for the outermost envelope */
function open(file: Buffer, levels: readonly Level[], question: Question): Level | undefined {
  const { trust, at, accepted, content } = question;
  const before = levels.reduce((sum, { signers }) => sum + signers.length, 0);
  const detachedContent = content && levels.length === 0 ? Content.of(content) : undefined;
  const input = { file, trust, at, accepted, level: levels.length + 1, before, detachedContent };
  try {
    return verifyLevel(input);
  } catch (error) {
    if (levels.length === 0 || !(error instanceof Unreadable)) throw error;
    return undefined;
  }
}
