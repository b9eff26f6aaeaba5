import Alert from '@mui/material/Alert';
import { SIGNING_MAINTENANCE } from '../../contract/signing/signing';
import { useSentence } from '../i18n/useSentence';

/**
 * Says that signing is unavailable; in the area of documents also to users who are not supervisors (decision Q-071).
 */
export function Maintenance() {
  const sentence = useSentence();
  return (
    <Alert severity="warning" role="alert">
      {sentence(SIGNING_MAINTENANCE)}
    </Alert>
  );
}
