import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../../session/viewer';
import { disabledProps } from '../../ui/tips/disabledProps';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';

/** The way to the page of a new record; whoever may not make one reads why. */
export function CreateLink({ resource }: { resource: Resource }) {
  const may = useMay();
  const words = useWords(resource);
  const translate = useTranslate();
  if (!resource.can.create) return null;
  if (may(resource.can.create)) {
    return (
      <Button variant="contained" component={Link} to={`${resource.path}/new`}>
        {words.create()}
      </Button>
    );
  }
  return (
    <Button
      variant="contained"
      {...disabledProps(translate('engine.form.createWhyNot'))}
      sx={{ opacity: 0.5 }}
    >
      {words.create()}
    </Button>
  );
}
