import Paper from '@mui/material/Paper';
import type { Resource, Row } from '../declaration/defineResource';
import { Page } from '../Page';
import { useWords } from '../words';
import { BackLink } from './BackLink';
import { RecordFacts } from './RecordFacts';

/** The page of a record that is shown and not changed. */
export function RecordPage({ resource, record }: { resource: Resource; record: Row }) {
  const words = useWords(resource);
  return (
    <Page title={words.say('one', { name: words.title(record) })} actions={<BackLink resource={resource} />}>
      <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 880 }}>
        <RecordFacts resource={resource} record={record} />
      </Paper>
    </Page>
  );
}
