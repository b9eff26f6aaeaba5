import Alert from '@mui/material/Alert';
import type { PreservationStatus } from '../../../contract/preservation/preservation';
import { allSigned } from '../../../contract/preservation/procedure';
import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import type { ServiceDocuments } from './useServiceDocuments';

/** Shows notes about the documents of services until one of them is opened. */
export function ServiceNotes({ services }: { readonly services: ServiceDocuments }) {
  const say = useSay();
  const { status, error, reload } = services;
  if (error)
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" onClick={() => void reload()}>
            {say('engine.list.retry')}
          </Button>
        }
      >
        {say('documents.services.unavailable')}
      </Alert>
    );
  if (!status || status.completed) return null;
  const note = noteOn(status);
  if (!note) return null;
  return (
    <Alert
      severity={note === 'allSigned' ? 'info' : 'warning'}
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" to="/servizi?tab=conservazione">
          {say('documents.services.open')}
        </Button>
      }
    >
      {say(`documents.services.${note}`)}
    </Alert>
  );
}

function noteOn(status: PreservationStatus): 'otherDs' | 'notMade' | 'allSigned' | undefined {
  if (status.dsCambiato) return 'otherDs';
  if (status.nonGenerati.length > 0) return 'notMade';
  return allSigned(status) ? 'allSigned' : undefined;
}
