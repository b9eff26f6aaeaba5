import { fields, type RecordOf } from '../schema/fields';

/** What files about a licence are: the licence itself, its codes, those of an update, the contract for assistance. */
export const licenceDocumentKinds = ['licence', 'codes', 'updateCodes', 'contract'] as const;
export type LicenceDocumentKind = (typeof licenceDocumentKinds)[number];

/** Bytes of such a file. */
export const LICENCE_DOCUMENT_LIMIT = 600_000;

/** How a file is called; a contract may stand in folders. */
export const licenceFileName = {
  kind: 'text',
  required: true,
  max: 120,
  pattern: /^[\w.-]+(\/[\w.-]+)*$/,
} as const;

/** A file about a licence, as it is listed. */
export const licenceDocumentFields = fields({
  filename: licenceFileName,
  kind: { kind: 'choice', required: true, of: licenceDocumentKinds },
  idProdotto: { kind: 'text', required: true, max: 20 },
  addedAt: { kind: 'instant', required: true },
});
export type LicenceDocument = RecordOf<typeof licenceDocumentFields>;

/** The same, as the provider's staff hands it in. */
export const newLicenceDocumentFields = fields({
  filename: licenceFileName,
  kind: { kind: 'choice', required: true, of: licenceDocumentKinds },
  idProdotto: { kind: 'text', required: true, max: 20 },
  content: { kind: 'file', required: true, of: ['pdf'], max: LICENCE_DOCUMENT_LIMIT },
});

/** The last segment of a path, which a contract is saved under. */
export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
