import Alert from '@mui/material/Alert';
import { useSay } from '../../i18n/useSay';
import { useMay, useSchoolContext } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { campusPaths } from './paths';

/** Links to the import of users, for schools without a registry to take them from, and for lead schools. */
export function ImportBanner() {
  const say = useSay();
  const may = useMay();
  const { userFiles } = useSchoolContext();
  if (!userFiles || !may(['user', 'import'])) return null;
  return (
    <Alert
      severity="info"
      role="none"
      sx={{ mb: 2 }}
      action={
        <Button to={campusPaths.importUsers} color="inherit" size="small">
          {say('campus.banner.go')}
        </Button>
      }
    >
      {say('campus.banner.about')}
    </Alert>
  );
}
