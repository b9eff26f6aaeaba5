import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SectionProps } from '../../../engine/declaration/resource';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { useBreakpoint } from '../../../ui/useBreakpoint';
import { ActingCard } from './ActingCard';
import { GuideAlert, GuideLine } from './GuideAlert';
import { OfficeCard } from './OfficeCard';
import { RegistryCard } from './RegistryCard';
import { Summary } from './Summary';

/**
 * Renders the section above the users of a school: the counts in one line; the signed-in person, head and director,
 * collapsed. The element tree is the same at every width, so that zooming during an appointment does not lose the
 * dialog and its selection.
 */
export function UsersAbove({ resource }: SectionProps) {
  const phone = useBreakpoint().width === 'phone';
  const translate = useTranslate();
  const [open, setOpen] = useState(false);

  return (
    <Box component="section" aria-label={translate('resources.user.above.label')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <Summary resource={resource} />
        <Box sx={{ flexGrow: 1 }} />
        {!phone && !open && <GuideLine />}
        <Button
          size="small"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          endIcon={<Icon name={open ? 'up' : 'down'} />}
        >
          {translate('resources.user.above.more')}
        </Button>
      </Box>
      <Box hidden={!open} sx={{ mt: 1 }}>
        <GuideAlert />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 1, sm: 1.5 },
            mt: 1,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
          }}
        >
          <ActingCard />
          <OfficeCard resource={resource} office="DS" />
          <OfficeCard resource={resource} office="DSGA" />
          <RegistryCard />
        </Box>
      </Box>
    </Box>
  );
}
