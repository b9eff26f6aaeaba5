import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMay, useWhyWithheld } from '../../session/viewer';
import { WhyButton } from '../../ui/tips/WhyButton';
import type { Resource } from '../declaration/defineResource';

/** The way to the page that imports a file; whoever may not reads why. */
export function ImportLink({ resource }: { resource: Resource }) {
  const may = useMay();
  const translate = useTranslate();
  const whyWithheld = useWhyWithheld();
  if (!resource.import) return null;
  if (!may(resource.import.can)) {
    return (
      <WhyButton
        variant="outlined"
        why={whyWithheld(resource.import.can) ?? translate('engine.import.whyNot')}
      >
        {translate('engine.import.open')}
      </WhyButton>
    );
  }
  return (
    <Button variant="outlined" component={Link} to={`${resource.path}/importa`}>
      {translate('engine.import.open')}
    </Button>
  );
}
