import Box from '@mui/material/Box';
import { useWords } from '../record/words';
import { FieldInput } from './inputs/FieldInput';
import type { CommandForm } from './useCommandForm';
import { useVisibleInputs } from './useVisibleInputs';

interface CommandInputsProps {
  readonly form: Pick<CommandForm, 'spec' | 'base' | 'form'>;
  /** Only these inputs; by default all that are visible. */
  readonly names?: readonly string[];
  /** Gives the focus to the first input when it appears. */
  readonly autoFocus?: boolean | undefined;
}

/** Renders inputs of a command, one below the other. They must be inside the FormProvider of its form. */
export function CommandInputs({ form: { spec, base, form }, names, autoFocus }: CommandInputsProps) {
  const words = useWords(spec.resource);
  const { inputs, required } = useVisibleInputs(spec, base, form.control);
  const { capitals, typing, own = {} } = spec.resource.form;
  const shown = names?.filter((name) => inputs.includes(name)) ?? inputs;
  if (shown.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      {shown.map((name, place) => {
        const field = spec.fields[name];
        if (!field) return null;
        return (
          <FieldInput
            key={name}
            name={name}
            field={field}
            words={words}
            required={required.has(name) || field.required === true}
            capitals={capitals?.includes(name) ?? false}
            typing={typing?.[name]}
            autoFocus={autoFocus && place === 0}
            own={own[name]}
          />
        );
      })}
    </Box>
  );
}
