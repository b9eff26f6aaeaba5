import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCommand } from '../../src/api/useCommand';
import { ActionDialog } from '../../src/ui/ActionDialog';
import { Button } from '../../src/ui/Button';
import { useProposable } from '../proposals/useProposable';

/** A text that the provider tells once, and keeps only a digest of. */
interface Told {
  readonly label: string;
  readonly value: string;
}

interface ToldOnceProps {
  /** Whose lists change. */
  readonly resource: string;
  readonly title: string;
  /** What it will come to. */
  readonly about: string;
  readonly confirm: string;
  /** Something that worked before stops working. */
  readonly danger?: boolean;
  /** What is still missing, in words. */
  readonly why?: string | undefined;
  /** What is sent: the same once more after an answer that was lost has the same key. */
  readonly meant: unknown;
  /** @returns nothing where there is nothing to copy */
  readonly run: (idempotencyKey: string) => Promise<readonly Told[]>;
  /** How the answer is introduced. */
  readonly toldAbout: string;
  readonly close: () => void;
  readonly children?: ReactNode;
}

/** Does something whose answer is shown once, for a person to copy. */
export function ToldOnce(props: ToldOnceProps) {
  const {
    resource,
    title,
    about,
    confirm,
    danger = false,
    why,
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
  const [told, setTold] = useState<readonly Told[]>();
  const agree = () =>
    void command(async (idempotencyKey) => {
      let answer: readonly Told[] = [];
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
      confirm={{ text: confirm, color: danger ? 'error' : 'primary', disabledReason: why, run: agree }}
      dismiss={translate('shell.cancel')}
      running={running && translate('gestore.wait')}
      error={error}
      close={close}
    >
      {children}
    </ActionDialog>
  );
}
