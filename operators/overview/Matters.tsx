import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PlatformOverview } from '../../contract/staff/platformOverview';
import { listOfMatter } from './matters';

interface MattersProps {
  readonly matters: PlatformOverview['matters'];
  /** School whose matters are listed; by default those of all schools. */
  readonly school?: string;
}

/** Lists what waits for the staff or went wrong, each with the link to its records. */
export function Matters({ matters, school }: MattersProps) {
  const translate = useTranslate();
  const waiting = matters.filter(({ count }) => count > 0);
  if (waiting.length === 0) return <Typography>{translate('gestore.overview.nothing')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {waiting.map(({ matter, count }) => {
        const to = listOfMatter(matter, school);
        const text = translate(`gestore.overview.matter.${matter}`, { smart_count: count });
        return (
          <Box
            component="li"
            key={matter}
            sx={{ py: 0.75, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
          >
            {to ? <Link to={to}>{text}</Link> : text}
          </Box>
        );
      })}
    </Box>
  );
}
