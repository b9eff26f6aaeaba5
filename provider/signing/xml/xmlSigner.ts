import type { Signature } from '../verify/signer';
import type { XmlMethod } from './names';
import type { Properties } from './properties';
import type { XmlReference } from './references';

/** All facts about one signature in XML; the rules judge it. */
export interface XmlSigner extends Signature {
  readonly references: readonly XmlReference[];
  /** The coverage of the references to documents, without those to parts of the signature itself. */
  readonly coverage: 'all' | 'part' | 'elsewhere';
  readonly properties: Properties;
  readonly method: XmlMethod | undefined;
  readonly isCanonicalKnown: boolean;
  /** Whether it signs another signature. */
  readonly isCounter: boolean;
}
