import Button from '@mui/material/Button';
import type { ActionDialogProps } from '../../engine/declaration/resource';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { cardOf } from './cardOf';
import { InterventionsOf } from './InterventionsOf';

/** The interventions for a contact, or for a package, over their list. */
export function InterventionsDialog({ rows: [row], close }: ActionDialogProps) {
  const say = useSay();
  if (!row) return null;
  const card = cardOf(row);
  const of = row.idPacchetto ? { package: String(row.idPacchetto) } : card && { card };
  return (
    <Dialog
      title={say('assistance.interventions')}
      about={String(row.descrizione)}
      size="table"
      onClose={close}
      actions={<Button onClick={close}>{say('assistance.close')}</Button>}
    >
      {of && <InterventionsOf of={of} />}
    </Dialog>
  );
}
