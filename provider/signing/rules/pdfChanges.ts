import type { SignatureCode } from '../../../contract/signing/verdict';
import type { PdfRule } from './pdfSignature';

/**
 * Judges additions after a signature: they are allowed by it, reported, or make it fail. Without a certification other
 * people may sign and fill in empty fields; nobody may change existing content.
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
