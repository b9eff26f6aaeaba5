import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CommandDialog } from '../../src/engine/form/CommandDialog';
import { type CommandForm, useCommandForm } from '../../src/engine/form/useCommandForm';
import { type Secret, ShownOnce } from '../../src/ui/ShownOnce';
import { useProposable } from '../proposals/useProposable';
import { confirmation } from './Consequences';

interface ShownOnceDialogProps<B> {
  /** Resource whose lists change. */
  readonly resource: string;
  readonly title: string;
  /** Description of the consequences. */
  readonly about: string;
  readonly confirm: string;
  /** Whether something that worked before stops working. */
  readonly danger?: boolean;
  /** Form of the request, if it has inputs. */
  readonly form?: CommandForm<B>;
  /** Identity of the request: a retry after a lost response sends the same idempotency key. */
  readonly meant?: unknown;
  /** Sends the request. @returns an empty list if there is nothing to copy */
  readonly run: (idempotencyKey: string, body: B) => Promise<readonly Secret[]>;
  /** Introduction to the response, if there is something to copy. */
  readonly toldAbout?: string;
  readonly close: () => void;
}

/** Performs an action whose response is shown once, for a person to copy. */
export function ShownOnceDialog<B>(props: ShownOnceDialogProps<B>) {
  const { resource, title, about, confirm, danger = false, form, meant, run, toldAbout = '', close } = props;
  const translate = useTranslate();
  const queries = useQueryClient();
  const notify = useNotify();
  const proposable = useProposable();
  const withoutInputs = useCommandForm(confirmation) as CommandForm<unknown> as CommandForm<B>;
  const [told, setTold] = useState<readonly Secret[]>();

  async function send(body: B, idempotencyKey: string) {
    let answer: readonly Secret[] = [];
    const done = await proposable(async () => {
      answer = await run(idempotencyKey, body);
    });
    await queries.invalidateQueries({ queryKey: [resource] });
    if (answer.length > 0) return setTold(answer);
    if (done) notify('gestore.done', { type: 'success', messageArgs: { what: confirm } });
    close();
  }

  if (told)
    return (
      <ShownOnce
        title={title}
        about={toldAbout}
        secrets={told}
        copied={translate('gestore.staff.copied')}
        close={close}
      />
    );
  return (
    <CommandDialog
      form={form ?? withoutInputs}
      title={title}
      about={about}
      confirm={{ text: confirm, color: danger ? 'error' : 'primary' }}
      dismiss={translate('shell.cancel')}
      send={send}
      meant={meant}
      running={translate('gestore.wait')}
      close={close}
    />
  );
}
