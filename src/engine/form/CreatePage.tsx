import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Resource } from '../declaration/defineResource';
import { Page } from '../Page';
import { pathTo } from '../table/pathTo';
import { useWords } from '../words';
import { BackLink } from './BackLink';
import { FormFrame } from './FormFrame';
import { FormInputs } from './FormInputs';
import { useCreateForm } from './useCreateForm';

/**
 * The page of a new record, at an address of its own; the record's own page follows once it is made.
 *
 * @example <Route path="/user/new" element={<CreatePage resource={users} />} />
 */
export function CreatePage({ resource }: { resource: Resource }) {
  const words = useWords(resource);
  const navigate = useNavigate();
  const { asking, form, changed, problem, made, submit } = useCreateForm(resource);

  // Not before the guard of what is not saved has stood down.
  useEffect(() => {
    if (made) void navigate(pathTo(resource, made), { replace: true });
  }, [made, navigate, resource]);

  return (
    <Page title={words.create()} actions={<BackLink resource={resource} />}>
      <FormFrame
        form={form}
        words={words}
        inputs={asking.inputs}
        submit={submit}
        changed={changed && !made}
        problem={problem}
      >
        <FormInputs asking={asking} words={words} />
      </FormFrame>
    </Page>
  );
}
