import { useSay } from '../i18n/useSay';
import { ActionDialog } from '../ui/ActionDialog';
import { AccountChoice } from './AccountChoice';

/** Asks which of their accounts the person wants to continue with. */
export function SwitchDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  return (
    <ActionDialog title={say('shell.switch.title')} about={say('shell.switch.about')} close={close}>
      <AccountChoice />
    </ActionDialog>
  );
}
