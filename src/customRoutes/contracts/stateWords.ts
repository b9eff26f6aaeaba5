import { type ContractDocument, contractStatus } from '../../../contract/contracts/contractDocument';
import { dayInRome, showDay } from '../../../contract/values/dates';
import type { useSay } from '../../i18n/useSay';

/** Returns the state of a contract in words. */
export function stateWords(contract: ContractDocument, say: ReturnType<typeof useSay>): string {
  const { status, signedAt, counterSignedAt, signer, pending } = contract;
  const dated = (moment: string | null | undefined) => ({
    day: moment ? showDay(dayInRome(moment)) : '',
    signer: signer ?? '',
  });
  if (pending?.state === 'waiting') return say('documents.states.waiting');
  if (status === contractStatus.none) return say('documents.states.none');
  if (status === contractStatus.signed) return say('documents.states.signed', dated(signedAt));
  if (status === contractStatus.counterSigned)
    return say('documents.states.counterSigned', dated(counterSignedAt));
  return say(status === contractStatus.toSign ? 'documents.states.toSign' : 'documents.states.plain');
}
