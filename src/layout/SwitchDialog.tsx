import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { AccountChoice } from './AccountChoice';

/** Asks as which of their accounts the person wants to go on. */
export function SwitchDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  return (
    <Dialog
      size="question"
      onClose={close}
      title={say('shell.switch.title')}
      about={say('shell.switch.about')}
      actions={
        <Button autoFocus onClick={close}>
          {say('shell.close')}
        </Button>
      }
    >
      <AccountChoice />
    </Dialog>
  );
}
