import type { SignerReport } from '../../../contract/signing/report';
import type { Link } from '../certificates/revocation';
import { valuesOf } from '../cms/attributes';
import { attributeTypes } from '../cms/oids';
import { readSignerInfo, type SignerInfo } from '../cms/signerInfo';
import type { Rule } from '../rules/rule';
import { Content } from './content';
import { type Around, examine } from './examine';
import { type Place, reportOf } from './report';

interface Under {
  /** The type of the signed content; undefined for counter-signatures, which have none. */
  readonly contentType: string | undefined;
  readonly content: Content | undefined;
  readonly about: Around;
  /** The rules for the signatures, if not those of CAdES. Counter-signatures are always judged by those of CAdES. */
  readonly rules?: readonly Rule[] | undefined;
  readonly place: Place;
  /** The number of signatures that the report has already. */
  readonly before: number;
}

export interface Judged {
  readonly reports: readonly SignerReport[];
  /** Whether a counter-signature is unreadable. */
  readonly unreadable: boolean;
  /** The certificates whose revocation status is unknown. */
  readonly unchecked: readonly Link[];
  /** The digests of the signature values. */
  readonly signatures: readonly string[];
}

/** Judges signatures over one content, each followed by its counter-signatures, recursively. */
export function judgeSignatures(infos: readonly SignerInfo[], under: Under): Judged {
  const reports: SignerReport[] = [];
  const unchecked: Link[] = [];
  const signatures: string[] = [];
  let unreadable = false;
  for (const info of infos) {
    const own = under.before + reports.length;
    const signer = examine(info, under.contentType, under.content, under.about);
    reports.push(reportOf(signer, under.place, under.rules));
    const counter = counterSignatures(info);
    const inner = judgeSignatures(counter.readable, {
      contentType: undefined,
      content: Content.of(info.signature),
      about: { ...under.about, claimedTime: undefined },
      place: { ...under.place, countersigns: own },
      before: own + 1,
    });
    reports.push(...inner.reports);
    unchecked.push(...signer.unchecked, ...inner.unchecked);
    signatures.push(signer.digest, ...inner.signatures);
    unreadable ||= counter.unreadable || inner.unreadable;
  }
  return { reports, unreadable, unchecked, signatures };
}

/** Reads the counter-signatures of a signature; the decoder's depth limit bounds their nesting. */
function counterSignatures({ unsigned }: SignerInfo) {
  const values = valuesOf(unsigned, attributeTypes.counterSignature);
  const readable = values.flatMap((value) => {
    try {
      return [readSignerInfo(value)];
    } catch {
      return [];
    }
  });
  return { readable, unreadable: readable.length < values.length };
}
