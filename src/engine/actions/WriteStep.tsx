import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { dayLimits } from '../../../contract/values/dayLimits';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { ActionDialog, type ActionDialogProps } from '../../ui/ActionDialog';
import { DayButton } from '../../ui/dayPicker/DayButton';
import type { Resource } from '../declaration/defineResource';
import { formKind } from '../form/formKinds';
import { useWords } from '../record/words';
import type { PendingAction } from './pending';
import type { ActionFlow } from './useActionFlow';

interface WriteStepProps {
  readonly resource: Resource;
  readonly pending: PendingAction;
  readonly flow: ActionFlow;
  /** The field of the body that is typed. */
  readonly name: string;
  /** The dialog props shared by all steps of the action. */
  readonly dialog: Pick<ActionDialogProps, 'size' | 'title' | 'about' | 'dismiss' | 'close'>;
}

/**
 * Renders the step that asks for a typed value, such as a day or a text, before an action. The value is validated by
 * the rules that the provider applies.
 */
export function WriteStep({ resource, pending, flow, name, dialog }: WriteStepProps) {
  const words = useWords(resource);
  const translate = useTranslate();
  const session = useSession();
  const id = useId();
  const body = resource.actions[pending.name]?.many?.endpoint.body;
  const field = body?.of[name];
  const [typed, setTyped] = useState(() =>
    field ? String(formKind(field).toForm(pending.answers[name])) : '',
  );
  const [problem, setProblem] = useState('');
  if (!body || !field) return null;
  const { fromForm, tidy } = formKind(field);

  const isDay = field.kind === 'day';

  function write(next: string) {
    setTyped(next);
    setProblem('');
  }

  function go() {
    const value = fromForm(typed);
    const schema = recordSchema({ [name]: field as never }, body?.rules);
    const [first] = fieldProblems(schema, { [name]: value }, viewerOf(session));
    if (first) return setProblem(first.message);
    const { refused: _said, ...rest } = pending;
    flow.showStep({
      ...rest,
      answers: { ...pending.answers, [name]: value as string },
      step: pending.step + 1,
    });
  }

  return (
    <ActionDialog
      {...dialog}
      confirm={{ text: translate('engine.action.proceed'), run: go }}
      error={pending.refused}
    >
      <TextField
        id={id}
        autoFocus
        fullWidth
        required={field.required === true}
        label={words.label(name)}
        value={typed}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setTyped(tidy?.(typed) ?? typed)}
        error={problem !== ''}
        helperText={(problem && words.sentence(problem)) || (isDay && translate('engine.form.dayHint'))}
        slotProps={{
          inputLabel: { shrink: true },
          formHelperText: { role: problem ? 'alert' : undefined },
          input: {
            endAdornment: isDay && (
              <DayButton
                labelledBy={`${id}-label`}
                typed={typed}
                change={write}
                limits={() => dayLimits(body.rules ?? {}, name, pending.answers, viewerOf(session))}
              />
            ),
          },
          htmlInput: { inputMode: isDay ? 'numeric' : undefined },
        }}
      />
    </ActionDialog>
  );
}
