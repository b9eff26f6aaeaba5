import Box from '@mui/material/Box';
import type { Field } from '../../../contract/fields';
import { textOf } from '../cells/textOf';
import type { Resource, Row } from '../declaration/defineResource';
import type { Words } from '../words';

interface FactListProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly fields: readonly string[];
  readonly words: Words;
}

/** What is known of a record and is not typed here. */
export function FactList({ resource, record, fields, words }: FactListProps) {
  if (fields.length === 0) return null;
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
      {fields.map((field) => (
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
