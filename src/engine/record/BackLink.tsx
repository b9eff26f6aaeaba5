import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { Resource } from '../declaration/defineResource';
import { listQuery } from './listQuery';

/** Renders the link from a record back to its list, with the search, filters and page as they were. */
export function BackLink({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { state } = useLocation();
  return (
    <Button
      to={`${resource.path}${listQuery(resource.path, state)}`}
      startIcon={<Icon name="back" />}
      size="small"
    >
      {translate('engine.form.back')}
    </Button>
  );
}
