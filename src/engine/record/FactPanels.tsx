import Box from '@mui/material/Box';
import { FactPanel } from '../../ui/FactPanel';
import type { Resource, Row } from '../declaration/defineResource';
import { sectionsOf } from './sections';
import { textOf } from './textOf';
import { useWords } from './words';

interface FactPanelsProps {
  readonly resource: Resource;
  readonly record: Row;
  /** The fields to show; by default all fields of the sections. */
  readonly fields?: readonly string[];
}

/** Shows the fields of a record read-only, in one panel per section of its form (`form.tabs`). */
export function FactPanels({ resource, record, fields = Object.keys(resource.fields) }: FactPanelsProps) {
  const words = useWords(resource);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
        maxWidth: 1300,
      }}
    >
      {sectionsOf(resource, [], fields).flatMap(({ tab, facts }) =>
        tab === undefined ? (
          []
        ) : (
          <FactPanel
            key={tab}
            title={words.tab(tab)}
            facts={facts.map((field) => [
              words.label(field),
              textOf(resource, field, record[field], words) || words.say('none'),
            ])}
          />
        ),
      )}
    </Box>
  );
}
