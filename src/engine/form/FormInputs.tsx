import Box from '@mui/material/Box';
import type { Words } from '../words';
import type { Asking } from './asking';
import { FieldInput } from './inputs/FieldInput';

interface FormInputsProps {
  readonly asking: Asking;
  readonly words: Words;
  /** Inputs that cannot be changed, each with the key of the words that say why. */
  readonly locked?: ReadonlyMap<string, string>;
}

/** The inputs of a form, two beside each other where there is room. */
export function FormInputs({ asking, words, locked }: FormInputsProps) {
  const { capitals } = asking.resource.form;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {asking.inputs.map((name) => {
        const field = asking.fields[name];
        const lock = locked?.get(name);
        return (
          field && (
            <FieldInput
              key={name}
              name={name}
              field={field}
              words={words}
              why={lock && words.say(`locked.${lock}`)}
              capitals={capitals?.includes(name) ?? false}
            />
          )
        );
      })}
    </Box>
  );
}
