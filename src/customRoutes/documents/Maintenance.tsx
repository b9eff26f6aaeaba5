import Alert from '@mui/material/Alert';
import { SIGNING_MAINTENANCE } from '../../../contract/entities/signing';

/** What is shown in place of the area: in maintenance, and to whoever is no supervisor (decision Q-071). */
export function Maintenance() {
  return (
    <Alert severity="warning" role="alert">
      {SIGNING_MAINTENANCE}
    </Alert>
  );
}
