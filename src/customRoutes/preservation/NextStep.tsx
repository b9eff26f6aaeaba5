import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { PreservationStatus } from '../../../contract/preservation/preservation';
import { preservationDocuments } from '../../../contract/preservation/preservation';
import { documentsIn, stageOf } from '../../../contract/preservation/procedure';
import { useSay } from '../../i18n/useSay';
import { useDs, useManager } from './usePreservationData';

/** Says what has to be done now, and by whom. */
export function NextStep({ status }: { readonly status: PreservationStatus }) {
  const say = useSay();
  const ds = useDs().data;
  const manager = useManager().data;
  const nameOf = { DS: ds?.name ?? '', manager: manager?.name ?? '' };
  const left = documentsIn(status).filter(({ state }) => state === 'unsigned');
  const signers = [...new Set(left.map(({ kind }) => nameOf[preservationDocuments[kind].signer]))];

  function text(): string {
    if (ds === null) return say('services.preservation.next.head');
    return say(`services.preservation.next.${stageOf(status)}`, {
      smart_count: left.length,
      who: signers.filter(Boolean).join(', '),
    });
  }
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {text()}{' '}
      {ds === null && (
        <Link component={RouterLink} to="/user" color="inherit">
          {say('signing.nameHead')}
        </Link>
      )}
    </Alert>
  );
}
