import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useSentence } from '../../i18n/useSentence';
import { useMay, useWhyWithheld } from '../../session/viewer';
import { disabledProps } from '../../ui/tips/disabledProps';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';

/** The way to the page of a new record, where no tab is that; whoever may not make one reads why. */
export function CreateLink({ resource }: { resource: Resource }) {
  const may = useMay();
  const words = useWords(resource);
  const translate = useTranslate();
  const sentence = useSentence();
  const whyWithheld = useWhyWithheld();
  const page = `${resource.path}/new`;
  if (!resource.can.create || resource.list.tabs?.some((tab) => 'page' in tab && tab.page === page))
    return null;
  if (may(resource.can.create)) {
    return (
      <Button variant="contained" component={Link} to={page}>
        {words.create()}
      </Button>
    );
  }
  const why = whyWithheld(resource.can.create);
  return (
    <Button
      variant="contained"
      {...disabledProps(why ? sentence(why) : translate('engine.form.createWhyNot'))}
      sx={{ opacity: 0.5 }}
    >
      {words.create()}
    </Button>
  );
}
