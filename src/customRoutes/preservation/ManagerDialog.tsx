import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { preservationGenerate, preservationManagerWrite } from '../../../contract/preservation/endpoints';
import {
  type PreservationStatus,
  preservationManagerFields,
} from '../../../contract/preservation/preservation';
import type { FieldError } from '../../../contract/schema/errors';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { FactList } from '../../steps/FactList';
import { ActionDialog } from '../../ui/ActionDialog';
import { Person } from './Person';
import { useDs, useManager, useReadAgain } from './usePreservationData';

interface ManagerDialogProps {
  readonly status: PreservationStatus;
  readonly close: () => void;
}

const schema = recordSchema(preservationManagerFields);
const names = ['name', 'cf'] as const;

/**
 * Renders the dialog "Modifica dati conservazione": the manager's name and tax code; the school head is edited
 * elsewhere.
 */
export function ManagerDialog({ status, close }: ManagerDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const sentence = useSentence();
  const { data: ds, isPending } = useDs();
  const { data: known } = useManager();
  const [changes, setChanges] = useState<{ readonly name?: string; readonly cf?: string }>({});
  // The dialog may open before the data have loaded.
  const typed = { name: known?.name ?? '', cf: known?.cf ?? '', ...changes };
  const head = <Person who={ds} />;
  const disabledReason = whyNot();
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const { run, callApi, running, failure, error } = useCommand();
  const refused = [...problems, ...((failure as { errors?: FieldError[] } | undefined)?.errors ?? [])];
  const of = (name: string) => {
    const found = refused.find(({ field }) => field === name);
    return found && sentence(found.message);
  };

  function save(): void {
    const found = fieldProblems(schema, typed);
    setProblems(found);
    if (found.length > 0) {
      notify('services.invalid', { type: 'error' });
      return;
    }
    void run(async () => {
      const changed = typed.name.trim() !== known?.name || typed.cf !== known.cf;
      if (changed) {
        await callApi(preservationManagerWrite, { body: typed, ifMatch: known?.version ?? '"0"' });
        // The earlier documents no longer exist; even if new ones are refused, they must be requested again.
        await readAgain();
      }
      if (changed || !status.richiesti || status.dsCambiato) await callApi(preservationGenerate);
      notify('services.updated', { type: 'success' });
      await readAgain();
      close();
    });
  }

  function whyNot(): string | undefined {
    if (isPending || !known) return say('engine.list.loading');
    return ds ? undefined : say('services.preservation.dialog.saveWhy');
  }

  return (
    <ActionDialog
      title={say('services.preservation.dialog.title')}
      about={say('services.preservation.dialog.about')}
      running={running}
      error={problems.length > 0 ? say('services.invalid') : error}
      persistent
      close={close}
      confirm={{
        text: say('services.preservation.dialog.save'),
        color: 'success',
        disabledReason,
        run: save,
      }}
    >
      <Stack spacing={2} sx={{ mt: 2 }}>
        <FactList facts={[[say('services.preservation.ds'), head]]} />
        {names.map((name) => (
          <TextField
            key={name}
            id={`preservation-${name}`}
            name={name}
            label={say(`services.preservation.dialog.${name}`)}
            value={typed[name]}
            required
            fullWidth
            onChange={({ target }) => {
              const value = name === 'cf' ? target.value.toUpperCase().trim() : target.value;
              setChanges({ ...changes, [name]: value });
              setProblems([]);
            }}
            error={Boolean(of(name))}
            helperText={of(name)}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { maxLength: name === 'cf' ? 16 : 100, autoComplete: 'off' },
            }}
          />
        ))}
      </Stack>
      {status.richiesti && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {say('services.preservation.dialog.again')}
        </Alert>
      )}
    </ActionDialog>
  );
}
