import { useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import type { Resource, Row } from '../declaration/defineResource';
import { BackLink } from '../record/BackLink';
import { RelatedContext } from '../record/related';
import { useWords } from '../record/words';
import { RecordForm } from './RecordForm';
import { RecordPage } from './RecordPage';

interface ResourceFormProps {
  readonly resource: Resource;
  /** The resources that its records may lead to. */
  readonly related: readonly Resource[];
}

/**
 * The page of one record of a declared resource, at an address of its own.
 *
 * @example <Route path="/user/:id" element={<ResourceForm resource={users} related={resources} />} />
 */
export function ResourceForm({ resource, related }: ResourceFormProps) {
  const { id = '' } = useParams();
  return (
    <ResourceContextProvider value={resource.name}>
      <RelatedContext value={related}>
        <Loaded key={id} resource={resource} id={id} />
      </RelatedContext>
    </ResourceContextProvider>
  );
}

function Loaded({ resource, id }: { resource: Resource; id: string }) {
  const words = useWords(resource);
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<Row>(
    resource.name,
    { id },
    { staleTime: 0, retry: (failures, { status }: Error & { status?: number }) => failures < 2 && !status },
  );
  // Read once: what comes in later must not take the place of what is being typed.
  const [read, setRead] = useState<Row>();
  if (!read && data && (!resource.wire.update || '@version' in data)) setRead(data);

  async function readAgain() {
    const { data: now } = await refetch();
    if (now) setRead(now);
  }
  const page = read && { resource, record: read, onActed: () => void readAgain() };
  if (page)
    return (
      <RecordContextProvider value={page.record}>
        {resource.wire.update ? <RecordForm {...page} /> : <RecordPage {...page} />}
      </RecordContextProvider>
    );

  const missing = (error as { status?: number } | null)?.status === 404;
  return (
    <Page title={missing ? translate('engine.form.notFound.title') : words.say('one', { name: id })}>
      {missing && <p>{translate('engine.form.notFound.about')}</p>}
      {error && !missing && <NotLoaded again={refetch} sx={{ mb: 2 }} />}
      {!error && <p role="status">{translate('engine.list.loading')}</p>}
      <BackLink resource={resource} />
    </Page>
  );
}
