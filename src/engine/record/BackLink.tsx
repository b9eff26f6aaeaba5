import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { Resource } from '../declaration/defineResource';
import { listQuery } from './listQuery';
import { useParent } from './parent';

/**
 * Renders the link from a record back to its list, with the search, filters and page as they were; from a new record
 * back to the record that it will refer to.
 */
export function BackLink({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { state } = useLocation();
  const parent = useParent(resource);
  return (
    <Button
      to={parent?.page ?? `${resource.path}${listQuery(resource.path, state)}`}
      startIcon={<Icon name="back" />}
      size="small"
    >
      {translate(parent ? 'engine.form.backToParent' : 'engine.form.back')}
    </Button>
  );
}
