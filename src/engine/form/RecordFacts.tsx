import Box from '@mui/material/Box';
import type { Field } from '../../../contract/fields';
import { textOf } from '../cells/textOf';
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
  const columns = shownIn(resource.list.columns, surroundings, viewerOf(session)).map(({ field }) => field);
  const facts = (resource.show ?? columns).filter(
    (field) => field !== resource.title && !resource.form.inputs.includes(field),
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
      {facts.map((field) => (
        <div key={field} style={isLong(resource.fields[field]) ? { gridColumn: '1 / -1' } : undefined}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {words.label(field)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {textOf(resource, field, record[field], words) || '–'}
          </Box>
        </div>
      ))}
    </Box>
  );
}

/** What needs a line of its own: texts of several lines, and what was recorded as it came. */
const isLong = (field: Field | undefined) =>
  field?.kind === 'json' || (field?.kind === 'text' && field.lines !== undefined);
