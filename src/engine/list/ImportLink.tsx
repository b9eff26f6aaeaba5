import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Resource } from '../declaration/defineResource';
import { useMay } from '../viewer';
import { WhyButton } from '../why/WhyButton';

/** The way to the page that imports a file; whoever may not reads why. */
export function ImportLink({ resource }: { resource: Resource }) {
  const may = useMay();
  const translate = useTranslate();
  if (!resource.import) return null;
  if (!may(resource.import.can)) {
    return (
      <WhyButton variant="outlined" why={translate('engine.import.whyNot')}>
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
