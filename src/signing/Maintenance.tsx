import Alert from '@mui/material/Alert';
import { SIGNING_MAINTENANCE } from '../../contract/signing/signing';
import { useSentence } from '../i18n/useSentence';

/** That nothing can be signed now. In the area of documents also for users who are no supervisors (decision Q-071). */
export function Maintenance() {
  const sentence = useSentence();
  return (
    <Alert severity="warning" role="alert">
      {sentence(SIGNING_MAINTENANCE)}
    </Alert>
  );
}
