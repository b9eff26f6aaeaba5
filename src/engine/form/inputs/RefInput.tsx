import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { Resource } from '../../declaration/defineResource';
import { useRelated } from '../../record/related';
import { type FieldOf, type InputProps, useInputIds } from './InputProps';
import { RecordPicker } from './RecordPicker';
import { TextInput } from './TextInput';
import { UnlockButton } from './UnlockButton';

/** Renders the input for a reference to another resource; people who may not list that resource type its key. */
export function RefInput(props: InputProps<FieldOf<'ref'>>) {
  const { field, ...rest } = props;
  const to = useRelated(field.to);
  if (rest.disabledReason !== undefined) return <Locked {...props} />;
  return to && isPickable(to) ? <RecordPicker {...rest} to={to} several={false} /> : <TextInput {...props} />;
}

/** Renders the input for several references; people who may not list that resource see the keys. */
export function RefsInput(props: InputProps<FieldOf<'list'>>) {
  const { field, ...rest } = props;
  const to = useRelated(field.of.kind === 'ref' ? field.of.to : '');
  return to && isPickable(to) && rest.disabledReason === undefined ? (
    <RecordPicker {...rest} to={to} several />
  ) : (
    <Locked {...props} />
  );
}

/** Returns true if the records of a resource can be found by name: all are loaded, or the provider searches them. */
const isPickable = ({ endpoints: { list } }: Resource): boolean =>
  list.answers === 'whole' || list.conditions === true;

/** Shows the names of the records if they can be read, otherwise their keys. */
function Locked({ name, label, disabledReason, help, words, unlock }: InputProps) {
  const { field: input } = useController<Record<string, string | readonly string[]>>({ name });
  const ids = useInputIds(name);
  const called = [input.value ?? []].flat().filter(Boolean);
  return (
    <TextField
      id={ids.input}
      label={label}
      value={called.map((id) => words.value(name, id)).join(', ')}
      helperText={disabledReason ?? help}
      fullWidth
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { readOnly: true },
        input: { endAdornment: unlock && <UnlockButton label={label} onClick={unlock} /> },
      }}
      sx={{ '& .MuiInputBase-root': { bgcolor: 'action.hover' } }}
    />
  );
}
