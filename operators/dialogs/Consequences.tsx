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
  /** Loads the consequences. */
  readonly ask: () => Promise<T>;
  /** Renders the consequences. */
  readonly tell: (answer: T) => ReactNode;
  readonly confirm: string;
  /** Identity of the request: a retry after a lost response sends the same idempotency key. */
  readonly meant?: unknown;
  /** Sends the request. */
  readonly run: (idempotencyKey: string) => Promise<unknown>;
  /** Whether the action removes nothing. */
  readonly harmless?: boolean;
  /** Description of missing input. */
  readonly disabledReason?: string | undefined;
  readonly children?: ReactNode;
}

/** Shows the consequences of an action, as the provider computes them now, and asks for confirmation. */
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
    disabledReason,
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
      // The page behind the dialog changes silently, so a notification reports success.
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
        disabledReason:
          disabledReason ?? (asked.data === undefined ? (failed ?? translate('gestore.wait')) : undefined),
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
