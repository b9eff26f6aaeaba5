import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { refusalText } from '../../src/api/refusal';
import { useCommand } from '../../src/api/useCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { ActionDialog } from '../../src/ui/ActionDialog';
import { useProposable } from '../proposals/useProposable';

interface ConsequencesProps<T> extends Pick<ActionDialogProps, 'close' | 'onFinished'> {
  readonly resource: string;
  readonly title: string;
  /** Reads what it will come to. */
  readonly ask: () => Promise<T>;
  /** Says it. */
  readonly tell: (answer: T) => ReactNode;
  readonly confirm: string;
  /** What is sent: the same once more after an answer that was lost has the same key. */
  readonly meant?: unknown;
  /** Does it. */
  readonly run: (idempotencyKey: string) => Promise<unknown>;
  /** It takes nothing away. */
  readonly harmless?: boolean;
  /** What is still missing, in words. */
  readonly why?: string | undefined;
  readonly children?: ReactNode;
}

/** Says what something will come to, as the provider counts it now, before it is agreed to. */
export function Consequences<T>(props: ConsequencesProps<T>) {
  const {
    resource,
    title,
    ask,
    tell,
    confirm,
    meant,
    run,
    close,
    onFinished,
    why,
    harmless = false,
    children,
  } = props;
  const translate = useTranslate();
  const queries = useQueryClient();
  const notify = useNotify();
  const proposable = useProposable();
  const { run: command, running, error } = useCommand();
  const asked = useQuery({ queryKey: [resource, 'consequences', title], queryFn: ask, gcTime: 0 });
  const agree = () =>
    command(async (idempotencyKey) => {
      const done = await proposable(() => run(idempotencyKey));
      await queries.invalidateQueries({ queryKey: [resource] });
      onFinished([]);
      // What is behind the dialog changes without a word.
      if (done) notify('gestore.done', { type: 'success', messageArgs: { what: confirm } });
      close();
    }, meant);
  const failed = error ?? (asked.error ? translate(refusalText(asked.error)) : undefined);

  return (
    <ActionDialog
      title={title}
      about={
        <div role="status">
          {asked.data === undefined ? !failed && translate('gestore.wait') : tell(asked.data)}
        </div>
      }
      confirm={{
        text: confirm,
        color: harmless ? 'primary' : 'error',
        disabledReason: why ?? (asked.data === undefined ? (failed ?? translate('gestore.wait')) : undefined),
        run: () => void agree(),
      }}
      running={running}
      error={failed}
      close={close}
    >
      {children}
    </ActionDialog>
  );
}
