import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { refusalText } from '../../src/api/refusal';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { CommandDialog } from '../../src/engine/form/CommandDialog';
import { type CommandForm, useCommandForm } from '../../src/engine/form/useCommandForm';
import { useProposable } from '../proposals/useProposable';

/** Command without inputs, for dialogs that only ask for confirmation. */
export const confirmation = defineCommand('confirmation', { fields: {} });

interface ConsequencesProps<T, B> extends Pick<ActionDialogProps, 'close' | 'onFinished'> {
  readonly resource: string;
  readonly title: string;
  /** Loads the consequences. */
  readonly ask: () => Promise<T>;
  /** Renders the consequences. */
  readonly tell: (answer: T) => ReactNode;
  readonly confirm: string;
  /** Form of the request, if it has inputs. */
  readonly form?: CommandForm<B>;
  /** Identity of the request: a retry after a lost response sends the same idempotency key. */
  readonly meant?: unknown;
  /** Sends the request. */
  readonly run: (idempotencyKey: string, body: B) => Promise<unknown>;
  /** Whether the action removes nothing. */
  readonly harmless?: boolean;
  /** Reason why there is nothing to confirm. */
  readonly disabledReason?: string | undefined;
  readonly children?: ReactNode;
}

/** Shows the consequences of an action, as the provider computes them now, and asks for confirmation. */
export function Consequences<T, B>(props: ConsequencesProps<T, B>) {
  const {
    resource,
    title,
    ask,
    tell,
    confirm,
    form,
    meant,
    run,
    close,
    onFinished,
    disabledReason,
    harmless,
    children,
  } = props;
  const translate = useTranslate();
  const queries = useQueryClient();
  const notify = useNotify();
  const proposable = useProposable();
  const withoutInputs = useCommandForm(confirmation) as CommandForm<unknown> as CommandForm<B>;
  const asked = useQuery({ queryKey: [resource, 'consequences', title], queryFn: ask, gcTime: 0 });
  const failed = asked.error ? translate(refusalText(asked.error)) : undefined;

  async function send(body: B, idempotencyKey: string) {
    const done = await proposable(() => run(idempotencyKey, body));
    await queries.invalidateQueries({ queryKey: [resource] });
    onFinished([]);
    // The page behind the dialog changes silently, so a notification reports success.
    if (done) notify('gestore.done', { type: 'success', messageArgs: { what: confirm } });
    close();
  }

  return (
    <CommandDialog
      form={form ?? withoutInputs}
      title={title}
      about={
        <Box role="status" sx={{ '& > p:first-of-type': { mt: 0 } }}>
          {asked.data === undefined ? !failed && translate('gestore.wait') : tell(asked.data)}
        </Box>
      }
      confirm={{
        text: confirm,
        color: harmless ? 'primary' : 'error',
        disabledReason:
          disabledReason ?? (asked.data === undefined ? (failed ?? translate('gestore.wait')) : undefined),
      }}
      send={send}
      meant={meant}
      error={failed}
      close={close}
    >
      {children}
    </CommandDialog>
  );
}
