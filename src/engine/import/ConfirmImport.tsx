import { findAction } from '../../../contract/operations/actions';
import { ActionDialog } from '../../ui/ActionDialog';
import type { Resource } from '../declaration/defineResource';
import { EffectList } from '../record/EffectList';
import type { Tally } from './book/tally';
import { useImportSay } from './useImportSay';

interface ConfirmImportProps {
  readonly resource: Resource;
  readonly tally: Tally;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a file is imported, with the number of records. */
export function ConfirmImport({ resource, tally, onConfirm, onClose }: ConfirmImportProps) {
  const say = useImportSay();
  const effects = findAction(resource.name, 'import')?.action.effects;
  const present = (['create', 'update', 'unchanged', 'refused'] as const).filter(
    (verdict) => tally[verdict] > 0,
  );

  return (
    <ActionDialog
      title={say('confirm.title')}
      bodyDescribes
      confirm={{ text: say('confirm.go'), autoFocus: true, run: onConfirm }}
      close={onClose}
    >
      <ul>
        {present.map((verdict) => (
          <li key={verdict}>{say(`confirm.${verdict}`, { smart_count: tally[verdict] })}</li>
        ))}
        {tally.warned > 0 && <li>{say('confirm.warned', { smart_count: tally.warned })}</li>}
      </ul>
      {effects && <EffectList effects={effects} answers={{ nuovi: tally.create }} count={tally.create} />}
    </ActionDialog>
  );
}
