import { certificateCodes } from './certificateCodes';
import { type CodeDefinition, containerCodes, envelopeCodes } from './codes';
import { fileCodes } from './fileCodes';
import { attributeCodes, cryptographyCodes, personCodes } from './signerCodes';

/** Every finding on a signature, by its stable code. */
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

/** The verdict that codes come to: the worst of what they mean. */
export function verdictOf(codes: readonly SignatureCode[]): Verdict {
  const found = new Set(codes.map((code) => signatureCodes[code].means));
  return worstFirst.find((meaning) => found.has(meaning)) ?? 'passed';
}

/** The worst of several verdicts; `passed` for none. */
export const worstOf = (of: readonly Verdict[]): Verdict =>
  worstFirst.find((verdict) => of.includes(verdict)) ?? 'passed';

/** What to do next, in Italian: what the gravest of the codes asks for. */
export function nextStepOf(codes: readonly SignatureCode[]): string {
  const order = ['unreadable', 'failed', 'indeterminate', 'note'] as const;
  const gravest = order
    .flatMap((meaning) => codes.filter((code) => signatureCodes[code].means === meaning))
    .map((code) => signatureCodes[code].next)
    .find((next) => next !== '');
  return gravest ?? 'Non occorre fare altro.';
}
