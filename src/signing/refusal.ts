import type { SignatureRefusal } from '../../contract/signing/refusal';

/** Returns the signature refusal of a failed call; undefined if it failed for another reason. */
export function signatureRefusal(error: unknown): SignatureRefusal | undefined {
  const { code, current } = (error ?? {}) as { code?: string; current?: SignatureRefusal };
  return code === 'signatureRefused' ? current : undefined;
}
