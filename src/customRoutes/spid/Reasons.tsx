import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { type Readiness, type ReadinessReason, readinessReasons } from '../../../contract/spid/spidReadiness';
import { showNumber } from '../../../contract/values/showNumber';
import { useSay } from '../../i18n/useSay';
import { Section } from '../../ui/Section';

/** Returns the address of the list of people with a reason, which can be shared with a colleague. */
export const listOf = (reason: ReadinessReason): string => {
  const filter = readinessReasons[reason];
  const parts = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return `/user?${new URLSearchParams([...parts, ['v', '1']])}`;
};

interface ReasonsProps {
  readonly readiness: Readiness;
  /** Whether the school has SPID and CIE switched on. */
  readonly on: boolean;
}

/**
 * Shows the number of people who can sign in, and a counter for each reason why others cannot; each links to its list.
 */
export function Reasons({ readiness: { people, ready, by }, on }: ReasonsProps) {
  const say = useSay();
  return (
    <Section title={say('spidReadiness.reasons.title')} about={say('spidReadiness.reasons.about')}>
      <Typography role="status" sx={{ mb: 2, fontWeight: 600 }}>
        {people === 0
          ? say('spidReadiness.nobody')
          : ready === people && on
            ? say('spidReadiness.all', { smart_count: people })
            : say(on ? 'spidReadiness.summary' : 'spidReadiness.switchedOff', {
                smart_count: ready,
                people,
              })}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
        }}
      >
        {(Object.keys(readinessReasons) as ReadinessReason[]).map((reason) => (
          <Box
            component="li"
            key={reason}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, overflowWrap: 'anywhere' }}
          >
            <Link component={RouterLink} to={listOf(reason)} sx={{ display: 'block' }}>
              <Box component="strong" sx={{ display: 'block', fontSize: '1.75rem' }}>
                {showNumber(by[reason])}
              </Box>
              {say(`spidReadiness.reasons.${reason}`)}
            </Link>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
