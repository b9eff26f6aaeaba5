import { useEffect } from 'react';
import { CreateContextProvider, ResourceContextProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { LinkTabs } from '../../ui/LinkTabs';
import { loaded } from '../../ui/loaded';
import { Page } from '../../ui/Page';
import type { Resource } from '../declaration/defineResource';
import type { ViewProps } from '../declaration/resource';
import { ExistingRecordDialog } from '../form/ExistingRecordDialog';
import { FormFrame } from '../form/FormFrame';
import { FormScope } from '../form/FormScope';
import { useCreateForm } from '../form/useCreateForm';
import { BackLink } from '../record/BackLink';
import { RelatedContext } from '../record/related';
import { useReadable } from '../record/useReadable';
import { useWords } from '../record/words';

interface CreatePageProps {
  readonly resource: Resource;
  /** Resources that its records may refer to. */
  readonly related: readonly Resource[];
}

/**
 * Renders the page of a new record, at an address of its own; the page of the record follows after it is created.
 *
 * @example <Route path="/user/new" element={<CreatePage resource={users} related={resources} />} />
 */
export function CreatePage({ resource: declared, related }: CreatePageProps) {
  const resource = useReadable(declared);
  const own = resource.views?.create;
  const Own = own ? loaded<ViewProps>(own) : NewRecord;
  return (
    <ResourceContextProvider value={resource.name}>
      <RelatedContext value={related}>
        <Own resource={resource} />
      </RelatedContext>
    </ResourceContextProvider>
  );
}

function NewRecord({ resource }: { resource: Resource }) {
  const words = useWords(resource);
  const navigate = useNavigate();
  const { controller, made, next, changed, taken, change, leave, ...form } = useCreateForm(resource);

  const pages = (resource.list.tabs ?? []).flatMap((tab) =>
    'page' in tab ? [{ to: tab.page, label: words.say(`tabs.${tab.name}`) }] : [],
  );
  const tabs = pages.map((tab) => ({ ...tab, current: tab.to === `${resource.path}/new` }));

  // Waits until the guard for unsaved changes has been removed.
  useEffect(() => {
    if (next) void navigate(next, { replace: true });
  }, [next, navigate]);

  return (
    <CreateContextProvider value={controller}>
      <Page title={words.fresh()} actions={<BackLink resource={resource} />}>
        {tabs.some(({ current }) => current) && <LinkTabs tabs={tabs} />}
        <FormScope
          form={{ ...form, changed: changed && !made }}
          middlewares={controller}
          words={words}
          locked={form.locked}
        >
          <FormFrame stepwise={resource.form.steps === true} />
        </FormScope>
        {taken && (
          <ExistingRecordDialog taken={taken} words={words} onYes={() => void change(taken)} onNo={leave} />
        )}
      </Page>
    </CreateContextProvider>
  );
}
