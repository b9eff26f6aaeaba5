import type { ActionDialogProps } from '../../engine/declaration/resource';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { cardOf } from './cardOf';
import { InterventionsOf } from './InterventionsOf';

/** Shows the interventions for a contact or a package, in a dialog over the list. */
export function InterventionsDialog({ rows: [row], close }: ActionDialogProps) {
  const say = useSay();
  if (!row) return null;
  const card = cardOf(row);
  const of = row.idPacchetto ? { package: String(row.idPacchetto) } : card && { card };
  return (
    <ActionDialog
      title={say('assistance.interventions')}
      about={String(row.descrizione)}
      size="table"
      close={close}
    >
      {of && <InterventionsOf of={of} />}
    </ActionDialog>
  );
}
