import { attributeTypes } from '../cms/oids';
import type { Signer } from '../verify/signer';
import type { Rule } from './rule';
import { signingCertificate } from './signingCertificate';

const { signingCertificate: v1, signingCertificateV2: v2 } = attributeTypes;

/**
 * Checks for the attribute that binds the certificate: before PAdES, PDF did not require it (ISO 32000-1 §12.8.3.3), so
 * the state of such a signature stays open.
 */
export const pdfFormat =
  (subFilter: string | undefined): Rule =>
  (signer: Signer) => {
    const isBound = signer.info.signed.some(({ type }) => type === v1 || type === v2);
    if (subFilter !== 'ETSI.CAdES.detached' && signer.info.signedAttributes && !isBound)
      return ['pdf-not-pades'];
    return signingCertificate(signer);
  };
