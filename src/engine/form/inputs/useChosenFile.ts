import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldMessage } from '../../../../contract/schema/fieldMessages';
import { base64Of } from '../../../ui/files/base64Of';
import type { FieldOf } from './InputProps';

/**
 * A file that is chosen from the computer: checked before it is read where it can be, then read. The one that was chosen
 * last counts, however long each takes.
 *
 * @param take given what was chosen, in base64
 * @returns `refused`: why the last one was not taken; `forget`: none is chosen any more, not even one that is being read
 */
export function useChosenFile(
  field: FieldOf<'file'> | FieldOf<'attachment'>,
  take: (chosen: File, content: string) => void,
) {
  const translate = useTranslate();
  const [refused, setRefused] = useState<string>();
  const turn = useRef(0);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    turn.current += 1;
    const mine = turn.current;
    /** The input shows none, and the same file can be chosen again: it may have been put right meanwhile. */
    const refuse = (why: string) => {
      setRefused(why);
      target.value = '';
    };
    if (chosen.size > field.max) return refuse(fieldMessage(field, 'max'));
    setRefused(undefined);
    try {
      const content = await base64Of(chosen);
      if (mine === turn.current) take(chosen, content);
    } catch {
      if (mine === turn.current) refuse(translate('engine.form.file.unread'));
    }
  }

  function forget() {
    turn.current += 1;
    setRefused(undefined);
  }
  return { refused, choose, forget };
}
