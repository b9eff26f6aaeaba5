import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCommand } from '../../src/api/useCommand';
import { ActionDialog } from '../../src/ui/ActionDialog';
import { Button } from '../../src/ui/Button';
import { useProposable } from '../proposals/useProposable';

/** Text that the provider returns only once and stores only as a digest. */
interface Secret {
  readonly label: string;
  readonly value: string;
}

interface ToldOnceProps {
  /** Resource whose lists change. */
  readonly resource: string;
  readonly title: string;
  /** Description of the consequences. */
  readonly about: string;
  readonly confirm: string;
  /** Whether something that worked before stops working. */
  readonly danger?: boolean;
  /** Description of missing input. */
  readonly disabledReason?: string | undefined;
  /** Identity of the request: a retry after a lost response sends the same idempotency key. */
  readonly meant: unknown;
  /** Sends the request. @returns an empty list if there is nothing to copy */
  readonly run: (idempotencyKey: string) => Promise<readonly Secret[]>;
  /** Introduction to the response. */
  readonly toldAbout: string;
  readonly close: () => void;
  readonly children?: ReactNode;
}

/** Performs an action whose response is shown once, for a person to copy. */
export function ShownOnceDialog(props: ToldOnceProps) {
  const {
    resource,
    title,
    about,
    confirm,
    danger = false,
    disabledReason,
    meant,
    run,
    toldAbout,
    close,
    children,
  } = props;
  const translate = useTranslate();
  const queries = useQueryClient();
  const { run: command, running, error } = useCommand();
  const notify = useNotify();
  const proposable = useProposable();
  const [told, setTold] = useState<readonly Secret[]>();
  const agree = () =>
    void command(async (idempotencyKey) => {
      let answer: readonly Secret[] = [];
      const done = await proposable(async () => {
        answer = await run(idempotencyKey);
      });
      await queries.invalidateQueries({ queryKey: [resource] });
      if (answer.length > 0) return setTold(answer);
      if (done) notify('gestore.done', { type: 'success', messageArgs: { what: confirm } });
      close();
    }, meant);

  if (told)
    return (
      <ActionDialog
        title={title}
        about={<div role="status">{toldAbout}</div>}
        actions={
          <Button variant="contained" onClick={close}>
            {translate('gestore.staff.copied')}
          </Button>
        }
      >
        <Stack spacing={2} sx={{ mt: 2 }}>
          {told.map(({ label, value }) => (
            <TextField
              key={label}
              fullWidth
              multiline
              label={label}
              value={value}
              onFocus={({ target }) => target.select()}
              slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
            />
          ))}
        </Stack>
      </ActionDialog>
    );
  return (
    <ActionDialog
      title={title}
      about={about}
      confirm={{
        text: confirm,
        color: danger ? 'error' : 'primary',
        disabledReason: disabledReason,
        run: agree,
      }}
      dismiss={translate('shell.cancel')}
      running={running && translate('gestore.wait')}
      error={error}
      close={close}
    >
      {children}
    </ActionDialog>
  );
}
