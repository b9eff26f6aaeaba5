import EventAvailable from '@mui/icons-material/EventAvailable';
import EventBusy from '@mui/icons-material/EventBusy';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import { type LicenceState, licenceState } from '../../../contract/licences/licenceState';
import type { Application } from '../../../contract/roles/application';
import { dayInRome } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';

/** Colour and icon of a state; the words beside them have the meaning. */
const appearances = {
  ending: { color: 'text.secondary', Icon: RemoveCircleOutline },
  expired: { color: 'error.main', Icon: EventBusy },
  expiring: { color: 'warning.main', Icon: Schedule },
  valid: { color: 'success.main', Icon: EventAvailable },
} as const satisfies Partial<Record<LicenceState, object>>;

/** Returns a day in the format of the lists of applications: 2026-12-31 → 31-12-2026 (DASH-015). */
export const licenceDay = (day: string): string => day.split('-').reverse().join('-');

/** Shows the state of a licence in words, with its day; nothing if it does not expire. */
export function LicenceStatus({
  licence,
}: {
  readonly licence: Pick<Application, 'status' | 'expirationDate'>;
}) {
  const say = useSay();
  const { now } = viewerOf(useSession());
  const state = licenceState(licence, dayInRome(now));
  if (state === 'endless') return null;
  const { color, Icon } = appearances[state];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'flex-start', gap: 0.75, color, typography: 'body2' }}
    >
      <Icon aria-hidden fontSize="small" />
      <span>
        {say(`dashboard.licence.${state}`)}
        {licence.expirationDate && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {say('dashboard.licence.day', { day: licenceDay(licence.expirationDate) })}
          </Box>
        )}
      </span>
    </Box>
  );
}
