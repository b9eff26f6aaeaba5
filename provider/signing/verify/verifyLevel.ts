import type { LevelReport, SignerReport } from '../../../contract/signing/report';
import type { SignatureCode } from '../../../contract/signing/verdict';
import { Unreadable } from '../asn1/unreadable';
import type { Link } from '../certificates/revocation';
import type { Trust } from '../certificates/trustStore';
import { contentTypes } from '../cms/oids';
import { readSignedData, type SignedData } from '../cms/signedData';
import { unwrap } from '../container/unwrap';
import type { Rule } from '../rules/rule';
import type { AcceptedBefore } from './accepted';
import { Content } from './content';
import { around } from './examine';
import { judgeSignatures } from './judgeSignatures';
import type { TimestampState } from './timestamp';

/** An envelope with its verification. */
export interface Level {
  readonly report: LevelReport;
  readonly signers: readonly SignerReport[];
  /** The certificates whose revocation status is unknown. */
  readonly unchecked: readonly Link[];
  /** The digests of the signature values. */
  readonly signatures: readonly string[];
  /** Its content; undefined when it is not available. */
  readonly content: Content | undefined;
}

export interface LevelInput {
  readonly file: Buffer;
  /** The content of a detached signature. */
  readonly detachedContent: Content | undefined;
  readonly trust: Trust;
  readonly at: Date;
  readonly accepted: AcceptedBefore | undefined;
  /** The state of a timestamp that covers the whole file or more. */
  readonly stamped?: TimestampState | undefined;
  /** The rules for the signatures, if not those of CAdES. */
  readonly rules?: readonly Rule[] | undefined;
  /** The number of this envelope, from the outside; 1 is the outermost. */
  readonly level: number;
  /** The number of signatures that the report has already. */
  readonly before: number;
}

/** Reads one envelope and judges each of its signatures and counter-signatures. @throws Unreadable */
export function verifyLevel({ file, detachedContent, level, before, rules, ...judging }: LevelInput): Level {
  const { wrapping, bytes } = unwrap(file);
  const envelope = readSignedData(bytes);
  if (envelope.contentType === contentTypes.timestampInfo) throw new Unreadable('timestamp-token');
  const content = envelope.content ? new Content(envelope.content) : detachedContent;
  const { reports, unreadable, unchecked, signatures } = judgeSignatures(envelope.signers, {
    contentType: envelope.contentType,
    content,
    about: around(envelope, judging),
    rules,
    place: { level, countersigns: null },
    before,
  });
  return {
    report: {
      encoding: envelope.encoding,
      wrapping,
      contentType: envelope.contentType,
      detached: envelope.content === undefined,
      contentSha256: content?.sha256 ?? null,
      codes: [
        ...codesOf(envelope, content),
        ...(unreadable ? (['counter-signature-unreadable'] as const) : []),
      ],
    },
    signers: reports,
    unchecked,
    signatures,
    content,
  };
}

function codesOf(envelope: SignedData, content: Content | undefined): SignatureCode[] {
  const codes: SignatureCode[] = [];
  if (envelope.trailing > 0) codes.push('trailing-bytes');
  if (!envelope.content && content) codes.push('detached');
  return codes;
}
