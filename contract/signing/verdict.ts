import * as signingMessages from '../messages/it/signing';
import { certificateCodes } from './certificateCodes';
import { type CodeDefinition, containerCodes, envelopeCodes } from './codes';
import { fileCodes } from './fileCodes';
import { attributeCodes, cryptographyCodes, personCodes } from './signerCodes';

/** All codes of findings on a signature; they are stable. */
export const signatureCodes = {
  ...containerCodes,
  ...envelopeCodes,
  ...fileCodes,
  ...attributeCodes,
  ...cryptographyCodes,
  ...personCodes,
  ...certificateCodes,
} as const satisfies Record<string, CodeDefinition>;

export type SignatureCode = keyof typeof signatureCodes;

export const verdicts = ['passed', 'failed', 'indeterminate'] as const;
export type Verdict = (typeof verdicts)[number];

const worstFirst = ['failed', 'indeterminate'] as const;

/** Returns the verdict that results from codes: the worst of their meanings; `passed` without codes. */
export function verdictOf(codes: readonly SignatureCode[]): Verdict {
  const found = new Set(codes.map((code) => signatureCodes[code].means));
  return worstFirst.find((meaning) => found.has(meaning)) ?? 'passed';
}

/** Returns the worst of several verdicts; `passed` for none. */
export const worstOf = (of: readonly Verdict[]): Verdict =>
  worstFirst.find((verdict) => of.includes(verdict)) ?? 'passed';

/** Returns the next step in Italian: the advice of the gravest code. */
export function nextStepOf(codes: readonly SignatureCode[]): string {
  const order = ['unreadable', 'failed', 'indeterminate', 'note'] as const;
  const gravest = order
    .flatMap((meaning) => codes.filter((code) => signatureCodes[code].means === meaning))
    .map((code) => signatureCodes[code].next)
    .find((next) => next !== '');
  return gravest ?? signingMessages.nothingElse;
}
