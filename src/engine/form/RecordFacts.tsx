import Box from '@mui/material/Box';
import { kinds } from '../cells/kinds';
import type { Resource, Row } from '../declaration/defineResource';
import { shownIn } from '../list/listShape';
import { useSession } from '../SessionContext';
import { useSurroundings, viewerOf } from '../viewer';
import { useWords } from '../words';

/** What is known of a record and cannot be typed: the columns of the list that the form does not ask for. */
export function RecordFacts({ resource, record }: { resource: Resource; record: Row }) {
  const words = useWords(resource);
  const session = useSession();
  const surroundings = useSurroundings();
  const facts = shownIn(resource.list.columns, surroundings, viewerOf(session)).filter(
    ({ field }) => field !== resource.title && !resource.form.inputs.includes(field),
  );
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 3,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      }}
    >
      {facts.map(({ field }) => {
        const kind = kinds[resource.fields[field]?.kind ?? 'text'];
        return (
          <div key={field}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {words.label(field)}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {kind.text(record[field], (value) => words.value(field, value)) || '–'}
            </Box>
          </div>
        );
      })}
    </Box>
  );
}
