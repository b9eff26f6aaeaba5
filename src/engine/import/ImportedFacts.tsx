import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Import } from '../../../contract/imports/imported';
import { showInstant } from '../../../contract/values/dates';
import { showNumber } from '../../../contract/values/showNumber';

/** Shows the author, the time and the results of an import. */
export function ImportedFacts({ shown }: { shown: Import }) {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.import.${key}`);
  const counts = (['total', 'created', 'updated', 'unchanged', 'refused'] as const).map(
    (field) => [field, showNumber(shown[field])] as const,
  );
  const left = (['waiting', 'cancelled'] as const)
    .filter((field) => shown[field] > 0)
    .map((field) => [field, showNumber(shown[field])] as const);
  const facts = [
    ['name', shown.name],
    ['startedAt', showInstant(shown.startedAt)],
    ['state', say(`values.state.${shown.state}`)],
    ...counts,
    ...left,
  ] as const;

  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      }}
    >
      {facts.map(([field, value]) => (
        <div key={field}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {say(`fields.${field}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
