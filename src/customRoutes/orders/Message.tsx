import { ActionDialog } from '../../ui/ActionDialog';

interface MessageProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly close: () => void;
}

/** Shows a message with a single button that closes it. */
export function Message({ title, lines, close }: MessageProps) {
  return (
    <ActionDialog role="alertdialog" title={title} bodyDescribes close={close}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ActionDialog>
  );
}
