import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../src/engine/form/inputs/ChoiceInput';
import type { FieldOf, InputProps } from '../../src/engine/form/inputs/InputProps';

/** Choice of a staff role, with the permissions of the selected one. */
export function RoleInput(props: InputProps<FieldOf<'choice'>>) {
  const translate = useTranslate();
  const role: string = useWatch({ name: props.name });
  return (
    <div>
      <ChoiceInput {...props} />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {role && translate(`gestore.staff.roles.${role}`)}
      </Typography>
    </div>
  );
}
