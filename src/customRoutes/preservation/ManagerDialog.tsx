import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useNotify } from 'react-admin';
import { preservationGenerate, preservationManagerWrite } from '../../../contract/preservation/endpoints';
import {
  type PreservationStatus,
  preservationManagerFields,
} from '../../../contract/preservation/preservation';
import type { FieldError } from '../../../contract/schema/errors';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import type { RecordOf } from '../../../contract/schema/fields';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { AnswerForm, AnswerInput } from '../../steps/AnswerForm';
import { FactList } from '../../steps/FactList';
import { useAnswerForm } from '../../steps/useAnswerForm';
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
  const { data: ds, isPending } = useDs();
  const { data: known } = useManager();
  // The dialog may open before the data have loaded.
  const form = useAnswerForm({
    spec: { fields: preservationManagerFields, capitals: ['cf'] },
    base: { name: known?.name, cf: known?.cf },
    problemsOf: (answers) => fieldProblems(schema, answers),
  });
  const isInvalid = Object.keys(form.form.formState.errors).length > 0;
  const head = <Person who={ds} />;
  const disabledReason = whyNot();
  const { run, callApi, running, error } = useCommand();

  async function save(): Promise<void> {
    const { checked } = await form.check();
    if (!checked) {
      notify('services.invalid', { type: 'error' });
      return;
    }
    const body = checked as RecordOf<typeof preservationManagerFields>;
    await run(async () => {
      const changed = body.name !== known?.name || body.cf !== known.cf;
      if (changed) {
        try {
          await callApi(preservationManagerWrite, { body, ifMatch: known?.version ?? '"0"' });
        } catch (refused) {
          form.refuse((refused as { errors?: readonly FieldError[] }).errors ?? []);
          throw refused;
        }
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
      error={isInvalid && !error ? say('services.invalid') : error}
      persistent
      close={close}
      confirm={{
        text: say('services.preservation.dialog.save'),
        color: 'success',
        disabledReason,
        run: () => void save(),
      }}
    >
      <Stack spacing={2} sx={{ mt: 2 }}>
        <FactList facts={[[say('services.preservation.ds'), head]]} />
        <AnswerForm form={form}>
          {names.map((name) => (
            <AnswerInput
              key={name}
              name={name}
              label={say(`services.preservation.dialog.${name}`)}
              required
              typing={{ maxLength: name === 'cf' ? 16 : 100 }}
            />
          ))}
        </AnswerForm>
      </Stack>
      {status.richiesti && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {say('services.preservation.dialog.again')}
        </Alert>
      )}
    </ActionDialog>
  );
}
