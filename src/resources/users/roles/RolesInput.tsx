import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useController } from 'react-hook-form';
import type { HeldRole } from '../../../../contract/roles/application';
import { inputId, noteId, type OwnInputProps } from '../../../engine/form/inputs/InputProps';
import { useSay } from '../../../i18n/useSay';
import { Group } from '../../../ui/Group';
import { Loading } from '../../../ui/Loading';
import { NotLoaded } from '../../../ui/NotLoaded';
import { RoleTable } from './RoleTable';
import { useRoleCatalogue } from './useRoleCatalogue';

/** Renders the choice of the roles of a new user, with the same table as for an existing user. */
export function RolesInput({ name, label, help, disabledReason }: OwnInputProps) {
  const say = useSay();
  const { data: known, error, refetch } = useRoleCatalogue();
  const { field, fieldState } = useController<Record<string, readonly HeldRole[]>>({ name });
  const message = fieldState.error?.message;
  const note = message ?? disabledReason ?? help;
  return (
    <Group label={label} describedBy={note ? noteId(name) : undefined}>
      <Box id={inputId(name)} tabIndex={-1} ref={field.ref}>
        {note && (
          <FormHelperText id={noteId(name)} error={message !== undefined} sx={{ mx: 0, mt: 0, mb: 1 }}>
            {note}
          </FormHelperText>
        )}
        {error && !known && <NotLoaded again={refetch}>{say('roles.failed')}</NotLoaded>}
        {!error && !known && <Loading label={say('roles.loading')} />}
        {known && (
          <RoleTable
            known={known}
            held={field.value ?? []}
            disabledReason={disabledReason}
            onChange={field.onChange}
          />
        )}
      </Box>
    </Group>
  );
}
