import { useNotify, useTranslate } from 'react-admin';
import { Button, type ButtonProps } from '../Button';
import { useChoices } from '../menu/useChoices';
import { type TableFormat, tableFormats } from './saveTable';

interface SaveTableButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Saves the table; a failure is shown in the current language. */
  readonly save: (format: TableFormat) => Promise<void>;
}

/** Renders a button that saves a table in a format chosen from its menu. */
export function SaveTableButton({ save, children, ...props }: SaveTableButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { opener, menu } = useChoices(
    tableFormats.map((format) => ({
      name: format,
      said: translate(`engine.export.format.${format}`),
      does: () => void save(format).catch(() => notify('engine.export.failed', { type: 'error' })),
    })),
  );
  return (
    <>
      <Button {...props} {...opener}>
        {children}
      </Button>
      {menu}
    </>
  );
}
