import { type UnreadableReason, unreadableReasons } from '../../../contract/documents/unreadable';
import { Refusal } from '../../refusal';

/** The refusal of a PDF that nobody could read: says why, and what to do. */
export function refusedFile(field: string, reason: UnreadableReason): Refusal {
  const { say, next } = unreadableReasons[reason];
  return new Refusal('invalid', { errors: [{ field, message: `${say} ${next}` }] });
}
