import type { SignatureCode } from '../../../contract/signing/verdict';
import type { Signer } from '../verify/signer';

/** One rule on one signature: the codes of what it finds, none where it finds nothing to say. */
export type Rule<S = Signer> = (signer: S) => readonly SignatureCode[];
