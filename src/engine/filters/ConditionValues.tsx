import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../../contract/schema/fields';
import { DayButton } from '../../ui/dayPicker/DayButton';
import { useListRow } from '../list/listContexts';
import type { Operator } from '../query/operator';
import { valueKinds } from '../query/valueKinds';

interface ConditionValuesProps {
  readonly name: string;
  readonly field: Field;
  readonly takes: Operator['takes'];
  readonly typed: readonly string[];
  readonly fault: 'value' | 'order' | undefined;
  readonly onChange: (typed: readonly string[]) => void;
}

/** Renders the value inputs of a condition: none, one or two typed values, or checkboxes for a choice. */
export function ConditionValues(props: ConditionValuesProps) {
  const { takes } = props;
  if (takes === 'nothing') return null;
  if (takes === 'some') return <Ticked {...props} />;
  const labels = takes === 'two' ? (['first', 'second'] as const) : (['value'] as const);
  return labels.map((label, at) => <Typed key={label} {...props} label={label} at={at} />);
}

function Typed({
  field,
  typed,
  fault,
  onChange,
  label,
  at,
}: ConditionValuesProps & { label: string; at: number }) {
  const translate = useTranslate();
  const { hint, written, accepts, show } = valueKinds[field.kind];
  const id = useId();
  const isDay = field.kind === 'day' || field.kind === 'instant';
  const now = typed[at] ?? '';
  const wrong = fault === 'order' ? at === 1 : fault === 'value' && !accepts(written(now), field);
  const change = (value: string) => {
    const next = [...typed];
    for (let before = next.length; before < at; before++) next.push('');
    next[at] = value;
    onChange(next);
  };
  const tidy = () => {
    const read = written(now);
    if (now && accepts(read, field) && show(read) !== now) change(show(read));
  };

  return (
    <TextField
      id={id}
      label={translate(`engine.filter.${label}`)}
      value={now}
      onChange={({ target }) => change(target.value)}
      onBlur={tidy}
      placeholder={hint && translate(hint)}
      error={wrong}
      helperText={wrong ? translate(`engine.filter.wrong.${fault}`) : ''}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          endAdornment: isDay && <DayButton labelledBy={`${id}-label`} typed={now} change={change} />,
        },
        htmlInput: { autoComplete: 'off', 'aria-invalid': wrong, inputMode: isDay ? 'numeric' : undefined },
        formHelperText: { role: 'alert' },
      }}
      sx={{ width: 190 }}
    />
  );
}

function Ticked({ name, field, typed, fault, onChange }: ConditionValuesProps) {
  const { words } = useListRow();
  const translate = useTranslate();
  const choices = field.kind === 'choice' ? field.of : [];
  return (
    <Box role="group" aria-label={translate('engine.filter.value')}>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice}
          label={words.value(name, choice)}
          control={
            <Checkbox
              checked={typed.includes(choice)}
              onChange={({ target }) =>
                onChange(target.checked ? [...typed, choice] : typed.filter((one) => one !== choice))
              }
            />
          }
        />
      ))}
      {fault && (
        <FormHelperText error role="alert">
          {translate('engine.filter.wrong.value')}
        </FormHelperText>
      )}
    </Box>
  );
}
