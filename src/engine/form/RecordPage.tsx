import Paper from '@mui/material/Paper';
import { type ComponentType, lazy } from 'react';
import type { RecordPageProps } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import { Page } from '../Page';
import { useWords } from '../words';
import { BackLink } from './BackLink';
import { RecordFacts } from './RecordFacts';

/** The page of a record that is shown and not changed: its facts, or a page of the resource's own. */
export function RecordPage({ resource, record }: { resource: Resource; record: Row }) {
  const Own = ownPage(resource);
  if (!Own) return <Facts resource={resource} record={record} />;
  return <Own resource={resource} record={record} />;
}

function Facts({ resource, record }: { resource: Resource; record: Row }) {
  const words = useWords(resource);
  return (
    <Page title={words.say('one', { name: words.title(record) })} actions={<BackLink resource={resource} />}>
      <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 880 }}>
        <RecordFacts resource={resource} record={record} />
      </Paper>
    </Page>
  );
}

const loaded = new Map<Resource['page'], ComponentType<RecordPageProps>>();

function ownPage({ page }: Resource): ComponentType<RecordPageProps> | undefined {
  if (!page) return undefined;
  const known = loaded.get(page);
  if (known) return known;
  const own = lazy(async () => ({ default: await page() }));
  loaded.set(page, own);
  return own;
}
