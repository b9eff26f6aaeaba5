import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SectionProps } from '../../../engine/declaration/resource';
import { Glyph } from '../../../ui/Glyph';
import { useWidth } from '../../../ui/useWidth';
import { ActingCard } from './ActingCard';
import { GuideAlert } from './GuideAlert';
import { OfficeCard } from './OfficeCard';
import { RegistryCard } from './RegistryCard';
import { SummaryCard } from './SummaryCard';

/**
 * Above the users of a school: who acts, its head and director, how many there are. A phone has the most of it folded.
 * It is the same tree at every width: whoever zooms in while they name a head keeps the dialog and what they chose.
 */
export function UsersAbove({ resource }: SectionProps) {
  const phone = useWidth().width === 'phone';
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const summary = <SummaryCard resource={resource} />;

  return (
    <Box component="section" aria-label={translate('resources.user.above.label')}>
      {phone && (
        <>
          {summary}
          <Button
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            startIcon={<Glyph name={open ? 'up' : 'down'} />}
            sx={{ mt: 0.5, minHeight: 40 }}
          >
            {translate('resources.user.above.more')}
          </Button>
        </>
      )}
      <div hidden={phone && !open}>
        <GuideAlert />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 1, sm: 1.5 },
            mt: { xs: 1, sm: 1.5 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(6, 1fr)',
              lg: '1fr 1fr 1fr 1.7fr auto',
              xl: '1.15fr 1fr 1fr 1.45fr auto',
            },
            '& > *': { gridColumn: { sm: 'span 2', lg: 'auto' } },
            '& > .wide': { gridColumn: { sm: 'span 4', lg: 'auto' } },
          }}
        >
          <ActingCard />
          <OfficeCard resource={resource} office="DS" />
          <OfficeCard resource={resource} office="DSGA" />
          {!phone && <Box className="wide">{summary}</Box>}
          <RegistryCard />
        </Box>
      </div>
    </Box>
  );
}
