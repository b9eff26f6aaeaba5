import type { SignatureRefusal } from '../../contract/signing/refusal';

/** The refusal of a signature in a failed call; undefined where it failed for something else. */
export function signatureRefusal(error: unknown): SignatureRefusal | undefined {
  const { code, current } = (error ?? {}) as { code?: string; current?: SignatureRefusal };
  return code === 'signatureRefused' ? current : undefined;
}
