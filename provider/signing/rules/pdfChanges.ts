import type { SignatureCode } from '../../../contract/signing/verdict';
import type { PdfRule } from './pdfSignature';

/**
 * Judges the changes to a PDF after a signature. Changes that are not permitted make the signature fail, others are
 * only reported. Without a certification, signing and filling in empty fields are permitted.
 */
export const pdfChanges: PdfRule = ({ isWhole, changes, isEncrypted, permission, isLocked }) => {
  if (!isWhole) return [];
  if (!changes) return [isEncrypted ? 'pdf-encrypted' : 'pdf-broken'];
  const { kinds, fields } = changes;
  const mayFill = permission !== 1 && !fields.some(isLocked);
  const isModified =
    kinds.has('others') ||
    (permission === 1 && kinds.has('signatures')) ||
    (kinds.has('filled') && !mayFill) ||
    (kinds.has('refilled') && (!mayFill || permission === undefined)) ||
    (kinds.has('annotations') && (permission === 1 || permission === 2));
  if (isModified) return ['pdf-modified'];
  const codes: SignatureCode[] = [];
  if (kinds.has('annotations')) codes.push(permission === 3 ? 'pdf-commented' : 'pdf-annotated');
  if (kinds.has('filled') || kinds.has('refilled')) codes.push('pdf-form-filled');
  if (kinds.has('signatures') || kinds.has('stamps')) codes.push('pdf-updated');
  return codes;
};
