import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { refusalText } from '../../api/refusal';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';
import { WhyButton } from '../../ui/tips/WhyButton';

interface ConfirmDialogProps {
  /** What happens. */
  readonly about: string;
  /** The sentence for what fails for no reason of the person's. */
  readonly failed: string;
  readonly confirm: () => Promise<void>;
  readonly close: () => void;
}

/** "Sicuro di voler procedere?" */
export function ConfirmDialog({ about, failed, confirm, close }: ConfirmDialogProps) {
  const say = useSay();
  const translate = useTranslate();
  const [error, setError] = useState<string>();
  const [running, setRunning] = useState(false);
  async function run(): Promise<void> {
    setRunning(true);
    setError(undefined);
    try {
      await confirm();
      close();
    } catch (thrown) {
      const { code } = thrown as { code?: string };
      setError(code === 'conflict' || code === 'signatureRefused' ? refusalText(thrown) : failed);
      setRunning(false);
    }
  }
  return (
    <Dialog
      size="question"
      onClose={close}
      title={say('transfer.confirm.title')}
      about={about}
      actions={
        <>
          <Button onClick={close}>{say('transfer.confirm.stay')}</Button>
          <WhyButton variant="contained" busy={running} onClick={() => void run()}>
            {say('transfer.confirm.confirm')}
          </WhyButton>
        </>
      }
    >
      <div role="alert">
        {error && (
          <Alert role="none" severity="error">
            {translate(error)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
