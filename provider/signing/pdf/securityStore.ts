import type { PdfDocument } from './pdfDocument';
import { PdfStream } from './values';

/** The long-term validation data of a PDF (DSS, EN 319 142-1 §5.4.2), DER. None of it is trusted. */
export interface SecurityStore {
  readonly certificates: readonly Buffer[];
  readonly revocationLists: readonly Buffer[];
  readonly ocspResponses: readonly Buffer[];
}

const MOST = 1000;

/** Reads the security store of a PDF, and skips unreadable entries. @throws PdfBroken */
export function securityStoreOf(document: PdfDocument): SecurityStore {
  const store = document.dict(document.catalog.get('DSS'));
  const streams = (name: string) =>
    document
      .array(store?.get(name) ?? null)
      .slice(0, MOST)
      .flatMap((value) => {
        try {
          const stream = document.resolve(value);
          return stream instanceof PdfStream ? [document.decoded(stream)] : [];
        } catch {
          return [];
        }
      });
  return {
    certificates: streams('Certs'),
    revocationLists: streams('CRLs'),
    ocspResponses: streams('OCSPs'),
  };
}
