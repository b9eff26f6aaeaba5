import type { SignatureCode } from '../../../contract/signing/verdict';
import type { Signer } from '../verify/signer';

/** A rule for one signature: returns the codes of its findings, none if there are none. */
export type Rule<S = Signer> = (signer: S) => readonly SignatureCode[];
