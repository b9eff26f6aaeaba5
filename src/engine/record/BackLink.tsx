import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Glyph } from '../../ui/Glyph';
import type { Resource } from '../declaration/defineResource';

/** The way from a record to the list it is in. */
export function BackLink({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={resource.path} startIcon={<Glyph name="back" />} size="small">
      {translate('engine.form.back')}
    </Button>
  );
}
