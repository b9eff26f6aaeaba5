import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type StaffRole, staffRoles } from '../../contract/staff/operatorPermissions';
import { NativeSelect } from '../../src/ui/NativeSelect';

interface RoleChoiceProps {
  readonly role: StaffRole;
  readonly change: (role: StaffRole) => void;
}

/** Choice of a staff role, with the permissions of the selected one. */
export function RoleChoice({ role, change }: RoleChoiceProps) {
  const translate = useTranslate();
  return (
    <>
      <NativeSelect
        label={translate('resources.operator.fields.role')}
        value={role}
        change={(value) => change(staffRoles.find((one) => one === value) ?? 'readOnly')}
      >
        {staffRoles.map((one) => (
          <option key={one} value={one}>
            {translate(`resources.operator.values.role.${one}`)}
          </option>
        ))}
      </NativeSelect>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {translate(`gestore.staff.roles.${role}`)}
      </Typography>
    </>
  );
}
