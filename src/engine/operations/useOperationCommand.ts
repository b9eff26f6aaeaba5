import { useCallback, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Operation } from '../../../contract/operations/operation';
import { mayRetry, refusalText } from '../../api/refusal';
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
  const key = useRef<string>(undefined);
  const busy = useRef(false);
  const [running, setRunning] = useState(false);
  const [unsure, setUnsure] = useState<string>();

  // Another request is another intention.
  const chosen = later?.join(' ');
  const lastChosen = useRef(chosen);
  if (lastChosen.current !== chosen) {
    lastChosen.current = chosen;
    key.current = undefined;
  }

  const send = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    key.current ??= crypto.randomUUID();
    setRunning(true);
    setUnsure(undefined);
    try {
      const operation = await (command === 'takeBack'
        ? calls.takeBack(id, key.current, later)
        : calls[command](id, key.current));
      key.current = undefined;
      onChange(operation);
    } catch (error) {
      const text = translate(refusalText(error));
      if (mayRetry(error)) setUnsure(`${text} ${translate('engine.action.unsure')}`);
      else {
        key.current = undefined;
        notify(text, { type: 'error' });
        // Where it is not as it was shown, it comes with the refusal.
        const { current } = error as { current?: Operation };
        if (current) onChange(current);
      }
    } finally {
      busy.current = false;
      setRunning(false);
    }
  }, [calls, command, id, later, onChange, notify, translate]);

  return { send: () => void send(), running, unsure };
}
