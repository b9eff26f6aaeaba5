import Box from '@mui/material/Box';
import { useSay } from '../i18n/useSay';
import { useSession } from '../session/SessionContext';

/** Colours of a person's accounts, in the order of linking; white text has a contrast of at least 4.5:1 on each. */
const grounds = ['#0b5cad', '#7a3e9d', '#1f6b36', '#8a4b00', '#a31545', '#00616b'] as const;

/** Shows which of their accounts the person is using, in words and by the colour of the account. */
export function ActingAsBanner() {
  const say = useSay();
  const { profile, school, accountNumber } = useSession();
  if (profile.user_type !== 'ALIAS') return null;
  const { username } = profile.selected_account;
  return (
    <Box
      role="region"
      aria-label={say('shell.acting.region')}
      sx={{
        px: { xs: 1.5, sm: 2.5 },
        py: 0.75,
        bgcolor: grounds[((accountNumber ?? 1) - 1) % grounds.length],
        color: '#fff',
        typography: 'body2',
        fontWeight: 600,
        overflowWrap: 'anywhere',
      }}
    >
      {say('shell.acting.band', { username, school: school.name, city: school.city })}
    </Box>
  );
}
