import {
  EditContextProvider,
  RecordContextProvider,
  ResourceContextProvider,
  ShowContextProvider,
  useShowController,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router';
import { Loading } from '../../ui/Loading';
import { loaded } from '../../ui/loaded';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import type { Resource, Row } from '../declaration/defineResource';
import { useEditing } from '../form/useEditing';
import { useReadOnce, versionFieldOf } from '../form/useReadOnce';
import { BackLink } from '../record/BackLink';
import { isOpaque } from '../record/isOpaque';
import { readOptions } from '../record/readOptions';
import { RelatedContext } from '../record/related';
import { useReadable } from '../record/useReadable';
import { useWords } from '../record/words';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { RecordPage } from './RecordPage';

interface RecordProps {
  readonly resource: Resource;
  readonly id: string;
}

interface ResourceFormProps {
  readonly resource: Resource;
  /** Resources that its records may refer to. */
  readonly related: readonly Resource[];
}

/**
 * Renders the page of one record of a declared resource, at an address of its own.
 *
 * @example <Route path="/user/:id" element={<ResourceForm resource={users} related={resources} />} />
 */
export function ResourceForm({ resource: declared, related }: ResourceFormProps) {
  const resource = useReadable(declared);
  const { id = '' } = useParams();
  return (
    <ResourceContextProvider value={resource.name}>
      <RelatedContext value={related}>
        {resource.endpoints.update ? (
          <Edited key={id} resource={resource} id={id} />
        ) : (
          <Shown key={id} resource={resource} id={id} />
        )}
      </RelatedContext>
    </ResourceContextProvider>
  );
}

/** Renders an editable record, in react-admin's EditContext. */
function Edited({ resource, id }: RecordProps) {
  const { controller, send } = useEditing(resource, id, readOptions);
  const { record: now, error, refetch } = controller;
  const { record, setRecord, readAgain } = useReadOnce(now, refetch, versionFieldOf(resource));
  const own = resource.views?.form;
  const Form = own ? loaded<RecordFormProps>(own) : RecordForm;
  return (
    <EditContextProvider value={controller}>
      {record ? (
        <RecordContextProvider value={record}>
          <Form
            resource={resource}
            record={record}
            send={send}
            middlewares={controller}
            onActed={readAgain}
            onSaved={setRecord}
          />
        </RecordContextProvider>
      ) : (
        <NotRead resource={resource} id={id} error={error} again={refetch} />
      )}
    </EditContextProvider>
  );
}

/** Renders a read-only record, in react-admin's ShowContext. */
function Shown({ resource, id }: RecordProps) {
  const controller = useShowController<Row>({
    resource: resource.name,
    id,
    disableAuthentication: true,
    queryOptions: readOptions,
  });
  const { record: now, error, refetch } = controller;
  const { record, readAgain } = useReadOnce(now, refetch);
  return (
    <ShowContextProvider value={controller}>
      {record ? (
        <RecordContextProvider value={record}>
          <RecordPage resource={resource} record={record} onActed={readAgain} />
        </RecordContextProvider>
      ) : (
        <NotRead resource={resource} id={id} error={error} again={refetch} />
      )}
    </ShowContextProvider>
  );
}

interface NotReadProps extends RecordProps {
  readonly error: Error | null;
  readonly again: () => unknown;
}

/** Renders in place of a record: loading, not found, or failed. */
function NotRead({ resource, id, error, again }: NotReadProps) {
  const words = useWords(resource);
  const translate = useTranslate();
  const missing = (error as { status?: number } | null)?.status === 404;
  const known = isOpaque(id) ? words.say('title') : words.say('one', { name: id });
  return (
    <Page title={missing ? translate('engine.form.notFound.title') : known}>
      {missing && <p>{translate('engine.form.notFound.about')}</p>}
      {error && !missing && (
        <NotLoaded again={again} sx={{ mb: 2 }}>
          {words.failedToLoad()}
        </NotLoaded>
      )}
      {!error && <Loading />}
      <BackLink resource={resource} />
    </Page>
  );
}
