import { useSay } from '../../i18n/useSay';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

interface MessageProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly close: () => void;
}

/** Something to be read, with the one button that closes it. */
export function Message({ title, lines, close }: MessageProps) {
  const say = useSay();
  return (
    <Dialog
      size="question"
      role="alertdialog"
      onClose={close}
      title={title}
      bodyDescribes
      actions={
        <Button variant="contained" onClick={close}>
          {say('orders.close')}
        </Button>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
}
