import * as preservationMessages from '../../../contract/messages/it/preservation';
import type { Call } from '../../http/call';
import { Refusal } from '../../refusal';
import { type Activation, lockActivation, readActivation } from './preservationStore';

type Whose = Pick<Call, 'tx'> & { readonly caller: Pick<Call['caller'], 'customerCode'> };

const NONE = preservationMessages.none;
const COMPLETED = preservationMessages.completed;

/**
 * Reads the activation of the caller's school.
 * @throws Refusal `notFound` if there is none
 */
export async function theActivation({ tx, caller }: Whose): Promise<Activation> {
  const found = await readActivation(tx, caller.customerCode);
  if (!found) throw new Refusal('notFound', { detail: NONE });
  return found;
}

/**
 * Reads and locks the activation in order to change it.
 * @throws Refusal `notFound`; `conflict` if it is completed
 */
export async function openActivation({ tx, caller }: Whose): Promise<Activation> {
  const found = await lockActivation(tx, caller.customerCode);
  if (!found) throw new Refusal('notFound', { detail: NONE });
  if (found.completed_at) throw new Refusal('conflict', { detail: COMPLETED });
  return found;
}
