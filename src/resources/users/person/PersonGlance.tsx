import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import type { User } from '../../../../contract/users/user';
import type { RecordPartProps } from '../../../engine/declaration/resource';
import { useSay } from '../../../i18n/useSay';
import { useSession } from '../../../session/SessionContext';
import { useSchoolContext, viewerOf } from '../../../session/viewer';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { glanceFacts } from './glanceFacts';
import { PersonRoles } from './PersonRoles';
import { stateOf } from './stateOf';
import { usePersonHistory } from './usePersonHistory';

/** Summarises a person: state and its reason, dates, last access, SPID, mail, roles; and the actions. */
export function PersonGlance({ record, actions, onActed }: RecordPartProps) {
  const user = record as unknown as User;
  const say = useSay();
  const { now } = viewerOf(useSession());
  const { privateSchool } = useSchoolContext();
  const { data } = usePersonHistory(record);
  const { why, warns } = stateOf(user, data?.data ?? [], now, say);
  const held = (['supervisor', 'office', 'manager'] as const).filter(
    (one) =>
      user[{ supervisor: 'supervisor', office: 'inCarica', manager: 'gestoreUtenti' }[one] as 'supervisor'],
  );

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={say('person.glance.title')}
      sx={{ p: 2, mb: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Chip
          label={say(user.status ? 'person.glance.active' : 'person.glance.inactive')}
          color={user.status ? 'success' : 'default'}
          variant={user.status ? 'filled' : 'outlined'}
          sx={{ fontWeight: 600 }}
        />
        {why && <Box sx={warns ? { color: 'warning.main', fontWeight: 600 } : undefined}>{why}</Box>}
        {held.map((one) => (
          <Chip key={one} label={say(`person.glance.${one}`)} variant="outlined" size="small" />
        ))}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 2,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
        }}
      >
        {glanceFacts(user, say, privateSchool !== true).map(({ label, text, more, bad }) => (
          <div key={label}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text}
              {more && <span style={visuallyHidden}>, </span>}
              {more && (
                <Box
                  component="small"
                  sx={{
                    display: 'block',
                    fontSize: '0.8125rem',
                    ...(bad ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }),
                  }}
                >
                  {more}
                </Box>
              )}
            </Box>
          </div>
        ))}
      </Box>
      <PersonRoles user={user} onActed={onActed} />
      <Box className="no-print">{actions}</Box>
    </Paper>
  );
}
