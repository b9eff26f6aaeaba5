import { createContext, use } from 'react';
import { useController } from 'react-hook-form';
import type { OwnInputProps } from '../../src/engine/form/inputs/InputProps';
import { NativeSelect } from '../../src/ui/NativeSelect';

/** Supervisors of the school who can be asked for consent to support access. */
export const SupervisorsContext = createContext<readonly { readonly uid: string; readonly name: string }[]>(
  [],
);

/** Choice of a supervisor of the school. */
export function SupervisorInput({ name, label }: OwnInputProps) {
  const { field } = useController<Record<string, string>>({ name });
  return (
    <NativeSelect label={label} value={field.value ?? ''} change={field.onChange}>
      {use(SupervisorsContext).map((one) => (
        <option key={one.uid} value={one.uid}>
          {one.name}
        </option>
      ))}
    </NativeSelect>
  );
}
