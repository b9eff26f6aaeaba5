import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Button } from '../../ui/Button';
import { Glyph } from '../../ui/Glyph';
import type { Resource } from '../declaration/defineResource';
import { listQuery } from './listQuery';

/** Renders the link from a record back to its list, with the search, filters and page as they were. */
export function BackLink({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { state } = useLocation();
  return (
    <Button
      to={`${resource.path}${listQuery(resource.path, state)}`}
      startIcon={<Glyph name="back" />}
      size="small"
    >
      {translate('engine.form.back')}
    </Button>
  );
}
