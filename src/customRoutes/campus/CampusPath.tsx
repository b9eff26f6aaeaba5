import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { campusPaths } from './paths';

/** Renders the breadcrumbs of a page below the statistics. */
export function CampusPath({ name }: { readonly name: string }) {
  const say = useSay();
  return (
    <Breadcrumbs aria-label={say('campus.path')} sx={{ mb: 1, fontSize: '0.9375rem' }}>
      <Link component={RouterLink} to={campusPaths.statistics}>
        {say('campus.title')}
      </Link>
      <Typography aria-current="page" sx={{ fontSize: 'inherit', color: 'text.secondary' }}>
        {name}
      </Typography>
    </Breadcrumbs>
  );
}

/** Links back to the statistics. */
export function CampusBack() {
  const say = useSay();
  return (
    <Button to={campusPaths.statistics} size="small" startIcon={<Icon name="back" />}>
      {say('campus.back')}
    </Button>
  );
}
