import { useNotify, useTranslate } from 'react-admin';
import type { Operation } from '../../../contract/operations/operation';
import { mayRetry, refusalText } from '../../api/refusal';
import { useCommand } from '../../api/useCommand';
import { useOperationCalls } from './operationCalls';

/**
 * Something that is done to an operation: pressed twice or sent again it has one effect.
 *
 * @param onChange called with the operation as it is then; with `takeBack`, with the one that takes it back
 * @param later with `takeBack`: the later steps that are taken back before
 */
export function useOperationCommand(
  command: 'cancel' | 'retry' | 'takeBack',
  id: string,
  onChange: (operation: Operation) => void,
  later?: readonly string[],
) {
  const calls = useOperationCalls();
  const notify = useNotify();
  const translate = useTranslate();
  const { run, running, error } = useCommand();
  const call = (key: string) =>
    command === 'takeBack' ? calls.takeBack(id, key, later) : calls[command](id, key);

  const send = () =>
    run(async (key) => {
      let operation: Operation | undefined;
      try {
        operation = await call(key);
      } catch (refusal) {
        if (mayRetry(refusal)) throw refusal;
        notify(translate(refusalText(refusal)), { type: 'error' });
        // Where it is not as it was shown, it comes with the refusal.
        operation = (refusal as { readonly current?: Operation }).current;
      }
      if (operation) onChange(operation);
    }, later);

  return {
    send: () => void send(),
    running,
    unsure: error && `${error} ${translate('engine.action.unsure')}`,
  };
}
