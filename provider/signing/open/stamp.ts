import type { SignatureCode } from '../../../contract/signing/verdict';
import { readableCertificates } from '../certificates/certificate';
import { nameText } from '../certificates/name';
import type { RevocationFacts } from '../certificates/revocation';
import { readSignedData } from '../cms/signedData';
import type { Content } from '../verify/content';
import { mergeFacts } from '../verify/examine';
import { examineToken, type TimestampState, type Token } from '../verify/timestamp';
import type { FoundTimestamp, Judging } from './form';

export interface Stamped {
  readonly found: Omit<FoundTimestamp, 'covers'>;
  readonly state: TimestampState;
  /** The time at which the stamped content existed; undefined if the timestamp does not prove it. */
  readonly existedAt: Date | undefined;
}

interface Brought {
  /** DER */
  readonly certificates: readonly Buffer[];
  readonly facts: RevocationFacts;
}

/** Judges a timestamp token over content, which is undefined if not available. @throws Unreadable */
export function judgeStamp(
  token: Buffer,
  content: Content | undefined,
  { trust }: Pick<Judging, 'trust'>,
  { certificates, facts }: Brought = { certificates: [], facts: { revocationLists: [], ocspResponses: [] } },
): Stamped {
  const envelope = readSignedData(token);
  const known = mergeFacts(mergeFacts(trust, envelope), { revocationLists: [], ocspResponses: [] });
  const examined = examineToken(token, content, {
    trust,
    brought: readableCertificates([...envelope.certificates, ...certificates]),
    facts: {
      revocationLists: [...known.revocationLists, ...facts.revocationLists],
      ocspResponses: [...known.ocspResponses, ...facts.ocspResponses],
    },
  });
  const { state, time, authority } = examined;
  return {
    found: {
      codes: codesOf(examined),
      time: time?.toISOString() ?? null,
      authority: authority ? nameText(authority.subject) : null,
    },
    state,
    existedAt: state.state === 'verified' && examined.isOver ? state.time : undefined,
  };
}

function codesOf({ state, isOver }: Token): readonly SignatureCode[] {
  if (state.state === 'broken') return ['stamp-broken'];
  const missing: readonly SignatureCode[] = isOver === undefined ? ['stamp-without-content'] : [];
  if (state.state !== 'verified') return [...missing, 'stamp-untrusted'];
  const unchecked: readonly SignatureCode[] = state.unchecked.length > 0 ? ['revocation-unchecked'] : [];
  return missing.length > 0 ? missing : ['stamp-verified', ...unchecked];
}
