import Box from '@mui/material/Box';
import { showInstant } from '../../contract/values/dates';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';

/** Shows the person and the school they act for: the facts of the profile header. */
export function AccountData() {
  const say = useSay();
  const { profile, school, roles, lastLogin } = useSession();
  // Every person has the role user, so it is shown only when the person has no other role.
  const above = roles.filter((role) => role !== 'user');
  const facts = [
    ['user', profile.selected_account.username],
    ['roles', (above.length > 0 ? above : roles).map((role) => say(`shell.role.${role}`)).join(', ')],
    ['school', `${school.name} - ${school.city}`],
    ['ministerialCode', school.codMin],
    ['customerCode', school.customerCode],
    ['lastAccess', lastLogin ? showInstant(lastLogin) : say('shell.account.firstAccess')],
  ] as const;

  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, typography: 'body2' }}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {say(`shell.account.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
