import Alert from '@mui/material/Alert';
import { SIGNING_MAINTENANCE } from '../../../contract/entities/signing';

/** That nothing can be signed now. In the area of documents also for users who are no supervisors (decision Q-071). */
export function Maintenance() {
  return (
    <Alert severity="warning" role="alert">
      {SIGNING_MAINTENANCE}
    </Alert>
  );
}
