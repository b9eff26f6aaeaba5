import { attributeTypes } from '../cms/oids';
import type { Signer } from '../verify/signer';
import type { Rule } from './rule';
import { signingCertificate } from './signingCertificate';

const { signingCertificate: v1, signingCertificateV2: v2 } = attributeTypes;

/**
 * Returns the rule `signingCertificate` for a signature in a PDF. If the format is older than PAdES, which did not
 * require the attribute (ISO 32000-1 §12.8.3.3), a missing attribute leaves the verdict open.
 */
export const pdfFormat =
  (subFilter: string | undefined): Rule =>
  (signer: Signer) => {
    const isBound = signer.info.signed.some(({ type }) => type === v1 || type === v2);
    if (subFilter !== 'ETSI.CAdES.detached' && signer.info.signedAttributes && !isBound)
      return ['pdf-not-pades'];
    return signingCertificate(signer);
  };
