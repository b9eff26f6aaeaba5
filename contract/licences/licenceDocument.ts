import { fields, type RecordOf } from '../schema/fields';

/** Kinds of files about a licence: the licence itself, its codes, update codes, the assistance contract. */
export const licenceDocumentKinds = ['licence', 'codes', 'updateCodes', 'contract'] as const;
export type LicenceDocumentKind = (typeof licenceDocumentKinds)[number];

/** Maximum size of a file about a licence, in bytes. */
export const LICENCE_DOCUMENT_LIMIT = 600_000;

/** Name of a file about a licence; the name of a contract may contain folders. */
export const licenceFileName = {
  kind: 'text',
  required: true,
  max: 120,
  pattern: /^[\w.-]+(\/[\w.-]+)*$/,
} as const;

/** File about a licence, as it is listed. */
export const licenceDocumentFields = fields({
  filename: licenceFileName,
  kind: { kind: 'choice', required: true, of: licenceDocumentKinds },
  idProdotto: { kind: 'text', required: true, max: 20 },
  addedAt: { kind: 'instant', required: true },
});
export type LicenceDocument = RecordOf<typeof licenceDocumentFields>;

/** File about a licence, as the provider's staff uploads it. */
export const newLicenceDocumentFields = fields({
  filename: licenceFileName,
  kind: { kind: 'choice', required: true, of: licenceDocumentKinds },
  idProdotto: { kind: 'text', required: true, max: 20 },
  content: { kind: 'file', required: true, of: ['pdf'], max: LICENCE_DOCUMENT_LIMIT },
});

/** Returns the last segment of a path, the name under which a contract is saved. */
export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
