import Box from '@mui/material/Box';
import { useFormScope } from './FormScope';
import { HeldValue } from './HeldValue';
import { FieldInput } from './inputs/FieldInput';

interface FormInputsProps {
  readonly inputs: readonly string[];
  /** The locked inputs, each with the key of the words that say why. */
  readonly locked: ReadonlyMap<string, string>;
}

const WHOLE = { gridColumn: '1 / -1' } as const;

/** No column may exceed its half of the form, however wide its content: the content wraps or scrolls. */
const inputsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/** Renders inputs of a form, in two columns where there is room. */
export function FormInputs({ inputs, locked }: FormInputsProps) {
  const { spec, words, required, unlock, warnings, holders } = useFormScope();
  const { capitals, typing, unique = [], taken = [], own = {} } = spec.resource.form;
  if (inputs.length === 0) return null;
  return (
    <Box sx={inputsStyle}>
      {inputs.map((name) => {
        const field = spec.fields[name];
        // A lock without words is still a lock.
        const lock = locked.has(name) ? (locked.get(name) ?? '') : undefined;
        if (!field) return null;
        return (
          // A resource's own input is a table or a list: it takes the whole width.
          <div key={name} style={own[name] && WHOLE}>
            <FieldInput
              name={name}
              field={field}
              words={words}
              disabledReason={lock === undefined ? undefined : words.lock(lock)}
              unlock={lock ? unlock?.(name) : undefined}
              warning={warnings[name]}
              required={required.has(name) || field.required === true}
              capitals={capitals?.includes(name) ?? false}
              typing={typing?.[name]}
              own={own[name]}
            />
            {[...unique, ...taken].includes(name) && (
              <div role="status">
                <HeldValue resource={spec.resource} name={name} holders={holders[name] ?? []} words={words} />
              </div>
            )}
          </div>
        );
      })}
    </Box>
  );
}
