import { useNotify, useTranslate } from 'react-admin';
import type { Operation } from '../../../contract/operations/operation';
import { mayRetry, refusalText } from '../../api/refusal';
import { useCommand } from '../../api/useCommand';
import { useOperationCalls } from './operationCalls';

/**
 * Returns a function that runs a command on an operation; clicking twice or sending it again has a single effect.
 *
 * @param onChange called with the new state of the operation; with `takeBack`, with the operation that undoes it
 * @param later with `takeBack`: the later steps that are undone first
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
        // If the operation's state differs from what was shown, the error carries the current one.
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
