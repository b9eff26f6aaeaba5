import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldMessage } from '../../../../contract/schema/fieldMessages';
import { base64Of } from '../../../ui/files/base64Of';
import type { FieldOf } from './InputProps';

/**
 * Returns the handler of a file input: it checks the size of the chosen file, reads the file and passes it to `take`.
 * The file chosen last wins, regardless of how long each takes.
 *
 * @param take receives the file in base64
 * @returns `refused`: why the last file was rejected; `forget`: clears the choice and cancels a file being read
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
    /** Clears the input, so that the same file can be chosen again after a correction. */
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
