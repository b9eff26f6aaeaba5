import { type UnreadableReason, unreadableReasons } from '../../../contract/documents/unreadable';
import { Refusal } from '../../refusal';

/** Returns the refusal of an unreadable PDF, with the reason and the next step. */
export function refusedFile(field: string, reason: UnreadableReason): Refusal {
  const { say, next } = unreadableReasons[reason];
  return new Refusal('invalid', { errors: [{ field, message: `${say} ${next}` }] });
}
