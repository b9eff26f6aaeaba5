import type { SignatureCode } from '../../../../contract/signing/verdict';
import { decode } from '../../asn1/decode';
import { Unreadable } from '../../asn1/unreadable';
import { readableCertificates } from '../../certificates/certificate';
import { readableResponses } from '../../certificates/ocspResponse';
import type { Link } from '../../certificates/revocation';
import { readableLists } from '../../certificates/revocationList';
import { readSignedData } from '../../cms/signedData';
import { type Ranges, rangesOf } from '../../pdf/byteRange';
import { type Changes, changesBetween } from '../../pdf/changes';
import type { PdfBudget } from '../../pdf/parser';
import { PdfBroken } from '../../pdf/pdfBroken';
import { PdfDocument } from '../../pdf/pdfDocument';
import { type SecurityStore, securityStoreOf } from '../../pdf/securityStore';
import { dateOf, type PdfSignature, signaturesOf, textOf } from '../../pdf/signatureFields';
import { nameOf, PdfString } from '../../pdf/values';
import { pdfRules } from '../../rules/allPdf';
import type { PdfFacts } from '../../rules/pdfSignature';
import { Content } from '../../verify/content';
import { type Around, around } from '../../verify/examine';
import { judgeSignatures } from '../../verify/judgeSignatures';
import type { TimestampState } from '../../verify/timestamp';
import type { Contained, Found, FoundSigner, FoundTimestamp, Judging } from '../form';
import { judgeStamp } from '../stamp';

const PDF = { form: 'pdf', mediaType: 'application/pdf' } as const;
const TIMESTAMP = 'ETSI.RFC3161';
/** Signature formats that only use SHA-1 (ISO 32000-1 §12.8.3). */
const OF_SHA1 = ['adbe.x509.rsa_sha1', 'adbe.pkcs7.sha1'];
/** Returns the maximum number of values that may be read from a file. */
const budgetOf = ({ length }: Buffer): PdfBudget => ({ left: 200_000 + 4 * length });
/** Maximum number of signatures; it is low because each signed revision is compared with the file. */
const MOST_SIGNATURES = 100;
/** An entry that every signature dictionary has. */
const SIGNED = /\/ByteRange\s*\[/;

/**
 * Opens a PDF with its signatures and timestamps (EN 319 142-1, PAdES), each over the revision in which it was made.
 */
export function openPdf({ name, bytes }: Contained, judging: Judging): Found {
  const budget = budgetOf(bytes);
  let document: PdfDocument;
  let signatures: readonly PdfSignature[];
  let store: SecurityStore;
  try {
    document = new PdfDocument(bytes, budget);
    signatures = signaturesOf(document);
    store = securityStoreOf(document);
  } catch (error) {
    if (!(error instanceof PdfBroken)) throw error;
    // Readers repair a broken file in different ways, so its signatures cannot be judged.
    const code = bytes.includes('/Encrypt') ? 'pdf-encrypted' : 'pdf-broken';
    return isSigned(bytes) ? { ...PDF, form: 'pades', codes: [code] } : PDF;
  }
  if (signatures.length === 0)
    return isSigned(bytes) ? { ...PDF, form: 'pades', codes: ['pdf-signature-malformed'] } : PDF;
  if (signatures.length > MOST_SIGNATURES) throw new Unreadable('too-complex');
  return judged({ document, signatures, store, name, budget }, judging);
}

interface Read {
  readonly document: PdfDocument;
  readonly signatures: readonly PdfSignature[];
  readonly store: SecurityStore;
  readonly name: string;
  readonly budget: PdfBudget;
}

function judged({ document, signatures, store, name, budget }: Read, judging: Judging): Found {
  const codes: SignatureCode[] = [];
  const unchecked: Link[] = [];
  const read = signatures.flatMap((signature) => {
    const ranges = rangesOf(document, signature);
    if (!ranges) codes.push('pdf-signature-malformed');
    return ranges ? [{ signature, ranges, value: withoutPadding(ranges, codes) }] : [];
  });
  const facts = factsOf(document, read, budget);
  const stamps = read
    .filter(({ signature }) => subFilterOf(document, signature) === TIMESTAMP)
    .map((one) => stampOf(one, facts(one)));
  const signers: FoundSigner[] = [];
  for (const one of read) {
    if (subFilterOf(document, one.signature) === TIMESTAMP) continue;
    signers.push(...signersOf(one, stamps));
  }
  const isModified = signers.some(({ report }) => report.codes.includes('pdf-modified'));
  return {
    form: 'pades',
    mediaType: 'application/pdf',
    codes: [...new Set(codes)],
    signers,
    timestamps: stamps.map(({ found }) => found),
    // If the PDF was changed after signing, the signed content is returned too.
    files: isModified ? signedRevisions(read, document, name) : [],
    unchecked,
  };

  function stampOf({ value, ranges }: One, pdf: PdfFacts) {
    const { found, state, existedAt } = quietStamp(value, ranges, judging, store);
    if (state.state === 'verified') unchecked.push(...state.unchecked);
    const more = pdf.isWhole ? [] : (['pdf-not-covered'] as const);
    const stamp: FoundTimestamp = { ...found, codes: [...more, ...found.codes], covers: ['itself'] };
    return { found: stamp, ranges, state: existedAt && pdf.isWhole ? state : undefined };
  }

  function signersOf(one: One, all: readonly Stamp[]): readonly FoundSigner[] {
    const { signature, ranges, value } = one;
    const rules = pdfRules(facts(one));
    try {
      const envelope = readSignedData(Buffer.from(value));
      const about: Around = {
        ...withStore(around(envelope, judging), store),
        stamped: earliestOver(ranges, all),
        claimedTime: dateOf(document.resolve(signature.dict.get('M'))),
      };
      if (envelope.signers.length !== 1 || envelope.content)
        codes.push(isOfSha1(signature) ? 'digest-weak' : 'pdf-signature-malformed');
      const { reports, ...found } = judgeSignatures(envelope.signers, {
        contentType: envelope.contentType,
        content: new Content(() => ranges.pieces),
        about,
        rules,
        place: { level: judging.level, countersigns: null },
        before: judging.before + signers.length,
      });
      unchecked.push(...found.unchecked);
      if (found.unreadable) codes.push('counter-signature-unreadable');
      return reports.map((report) => ({ report, covers: ['itself'], kind: 'person' }));
    } catch {
      codes.push(isOfSha1(signature) ? 'digest-weak' : 'pdf-signature-malformed');
      return [];
    }
  }

  function isOfSha1(signature: PdfSignature): boolean {
    return OF_SHA1.includes(subFilterOf(document, signature) ?? '');
  }
}

interface One {
  readonly signature: PdfSignature;
  readonly ranges: Ranges;
  /** The CMS signature, without the padding after it. */
  readonly value: Buffer;
}

interface Stamp {
  readonly ranges: Ranges;
  /** The result of verifying the timestamp; undefined if the timestamp proves nothing. */
  readonly state: TimestampState | undefined;
}

const subFilterOf = (document: PdfDocument, { dict }: PdfSignature) =>
  nameOf(document.resolve(dict.get('SubFilter')));

/** Removes the padding: the value fills reserved space, whose rest is zeros. */
function withoutPadding({ value }: Ranges, codes: SignatureCode[]): Buffer {
  try {
    const { root } = decode(value);
    if (value.subarray(root.bytes.length).some((byte) => byte !== 0)) codes.push('trailing-bytes');
    return root.bytes;
  } catch {
    return value;
  }
}

function quietStamp(token: Buffer, { pieces }: Ranges, judging: Judging, store: SecurityStore) {
  try {
    return judgeStamp(token, new Content(() => pieces), judging, {
      certificates: store.certificates,
      facts: {
        revocationLists: readableLists(store.revocationLists),
        ocspResponses: readableResponses(store.ocspResponses),
      },
    });
  } catch {
    const found = { codes: ['stamp-broken'] as const, time: null, authority: null };
    return { found, state: { state: 'broken' } as TimestampState, existedAt: undefined };
  }
}

/** Returns the earliest verified timestamp over a later revision than that of a signature. */
function earliestOver({ end }: Ranges, stamps: readonly Stamp[]): TimestampState | undefined {
  const times = stamps.flatMap(({ ranges, state }) =>
    state?.state === 'verified' && ranges.end > end ? [state] : [],
  );
  return times.sort((one, other) => one.time.getTime() - other.time.getTime())[0];
}

const withStore = (about: Around, store: SecurityStore): Around => ({
  ...about,
  brought: [...about.brought, ...readableCertificates(store.certificates)],
  facts: {
    revocationLists: [...about.facts.revocationLists, ...readableLists(store.revocationLists)],
    ocspResponses: [...about.facts.ocspResponses, ...readableResponses(store.ocspResponses)],
  },
});

/** Reports whether bytes are only white space, and not many. */
const blank = (bytes: Buffer): boolean =>
  bytes.length < 10_000 && /^[\0\t\n\f\r ]*$/.test(bytes.toString('latin1'));

/** Returns a function that collects what the PDF tells about a signature; it compares each revision only once. */
function factsOf(document: PdfDocument, read: readonly One[], budget: PdfBudget): (one: One) => PdfFacts {
  const { bytes } = document;
  const compared = new Map<number, Pick<PdfFacts, 'isWhole' | 'changes'>>();
  const certification = read
    .flatMap((one) => {
      const permission = permissionOf(document, one.signature);
      return permission ? [{ end: one.ranges.end, permission }] : [];
    })
    .sort((one, other) => one.end - other.end)[0];
  return (one) => {
    const { signature, ranges } = one;
    const known = compared.get(ranges.end) ?? compare(one);
    compared.set(ranges.end, known);
    return {
      subFilter: subFilterOf(document, signature),
      ...known,
      isEncrypted: document.isEncrypted,
      permission: certification?.permission,
      isLocked: lockOf(document, signature),
    };
  };

  function compare({ ranges }: One): Pick<PdfFacts, 'isWhole' | 'changes'> {
    const nothing: Changes = { kinds: new Set(), fields: [] };
    if (!ranges.isWhole) return { isWhole: false, changes: nothing };
    const isLast = blank(bytes.subarray(ranges.end));
    if (isLast) return { isWhole: document.startAt < ranges.end, changes: nothing };
    const revision = revisionUpTo(ranges.end);
    const start = revision?.sections[0];
    // The signed bytes must be a complete revision, and the rest of the file must be revisions that extend it.
    const isRevision =
      revision !== undefined &&
      start !== undefined &&
      signaturesOf(revision).some((other) => rangesOf(revision, other)?.end === ranges.end) &&
      isAtItsEnd(revision) &&
      document.startAt >= ranges.end &&
      document.sections.includes(start) &&
      document.sections.some((section) => section >= ranges.end);
    if (!isRevision) return { isWhole: false, changes: nothing };
    return { isWhole: true, changes: document.isEncrypted ? undefined : changesAfter(revision) };
  }

  /** Returns the revision that ends at an offset; undefined if the bytes up to there are not a PDF. */
  function revisionUpTo(end: number): PdfDocument | undefined {
    return quietly(() => new PdfDocument(bytes.subarray(0, end), budget));
  }

  /** Returns the changes since a revision; undefined if one of the two is not completely readable. */
  function changesAfter(revision: PdfDocument): Changes | undefined {
    return quietly(() => changesBetween(revision, document));
  }
}

function quietly<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PdfBroken)) throw error;
    return undefined;
  }
}

/** Reports whether only line ends follow the end of a revision. */
function isAtItsEnd({ bytes, startAt }: PdfDocument): boolean {
  const end = bytes.subarray(startAt).toString('latin1');
  return /^startxref\s+\d+\s+%%EOF[\0\s]*$/.test(end);
}

/** Returns the permission of a certification; undefined for an ordinary signature. */
function permissionOf(document: PdfDocument, { dict }: PdfSignature): PdfFacts['permission'] {
  for (const value of document.array(dict.get('Reference'))) {
    const reference = document.dict(value);
    if (nameOf(document.resolve(reference?.get('TransformMethod') ?? null)) !== 'DocMDP') continue;
    const given = document.resolve(
      document.dict(reference?.get('TransformParams') ?? null)?.get('P') ?? null,
    );
    return given === 1 || given === 3 ? given : 2;
  }
  return undefined;
}

/** Returns a function that tells whether a signature locks a form field. */
function lockOf(document: PdfDocument, { dict }: PdfSignature): PdfFacts['isLocked'] {
  const locks = document.array(dict.get('Reference')).flatMap((value) => {
    const reference = document.dict(value);
    const isLock = nameOf(document.resolve(reference?.get('TransformMethod') ?? null)) === 'FieldMDP';
    const parameters = isLock ? document.dict(reference?.get('TransformParams') ?? null) : undefined;
    if (!parameters) return [];
    const action = nameOf(document.resolve(parameters.get('Action')));
    const fields = document.array(parameters.get('Fields')).flatMap((one) => {
      const field = document.resolve(one);
      return field instanceof PdfString ? [textOf(field)] : [];
    });
    return [{ action, fields }];
  });
  return (field) =>
    locks.some(({ action, fields }) => {
      const isNamed = fields.some((one) => field === one || field.startsWith(`${one}.`));
      return action === 'All' || (action === 'Include' && isNamed) || (action === 'Exclude' && !isNamed);
    });
}

/** Returns the latest signed revision as a file, in a list; empty if there was no change after it. */
function signedRevisions(read: readonly One[], { bytes }: PdfDocument, name: string): readonly Contained[] {
  const ends = read.map(({ ranges }) => ranges.end).filter((end) => end < bytes.length);
  const end = Math.max(0, ...ends);
  return end > 0 ? [{ name: `come-firmato-${name}`, bytes: bytes.subarray(0, end), isJudged: true }] : [];
}

/**
 * Reports whether the file contains a signature dictionary, even an unreachable one. It is searched in overlapping
 * pieces.
 */
function isSigned(file: Buffer): boolean {
  const piece = 1_000_000;
  for (let at = 0; at < file.length; at += piece)
    if (SIGNED.test(file.toString('latin1', at, Math.min(at + piece + 64, file.length)))) return true;
  return false;
}
