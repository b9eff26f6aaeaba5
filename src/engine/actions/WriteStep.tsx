import Alert from '@mui/material/Alert';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { dayLimits } from '../../../contract/values/dayLimits';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { DayButton } from '../../ui/dayPicker/DayButton';
import { useDismissWord } from '../../ui/useDismissWord';
import type { Resource } from '../declaration/defineResource';
import { formKind } from '../form/formKinds';
import { useWords } from '../record/words';
import type { PendingAction } from './pending';
import type { ActionFlow } from './useActionFlow';

interface WriteStepProps {
  readonly resource: Resource;
  readonly pending: PendingAction;
  readonly flow: ActionFlow;
  /** The part of the body that is written. */
  readonly name: string;
  readonly about: string;
  readonly text: string;
}

/** Asks for something written before an action is done: a day, a text. It is checked as the provider will. */
export function WriteStep({ resource, pending, flow, name, about, text }: WriteStepProps) {
  const words = useWords(resource);
  const translate = useTranslate();
  const dismiss = useDismissWord();
  const session = useSession();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
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

  function go(event: FormEvent) {
    event.preventDefault();
    const value = fromForm(typed);
    const schema = recordSchema({ [name]: field as never }, body?.rules);
    const [first] = fieldProblems(schema, { [name]: value }, viewerOf(session));
    if (first) {
      setProblem(first.message);
      input.current?.focus();
      return;
    }
    const { refused: _said, ...rest } = pending;
    flow.showStep({
      ...rest,
      answers: { ...pending.answers, [name]: value as string },
      step: pending.step + 1,
    });
  }

  return (
    <form onSubmit={go} noValidate>
      <DialogContent id={about}>
        {pending.refused && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {pending.refused}
          </Alert>
        )}
        <p style={{ marginTop: 0 }}>{text}</p>
        <TextField
          id={id}
          autoFocus
          fullWidth
          required={field.required === true}
          label={words.label(name)}
          value={typed}
          inputRef={input}
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
      </DialogContent>
      <DialogActions>
        <Button onClick={flow.close} sx={{ mr: 'auto' }}>
          {dismiss(words.say(`actions.${pending.name}.confirm`))}
        </Button>
        <Button type="submit" variant="contained">
          {translate('engine.action.proceed')}
        </Button>
      </DialogActions>
    </form>
  );
}
