import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/useSay';
import { Dialog } from '../../ui/Dialog';

interface NewsFrameProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A dialog to read in. */
export function NewsFrame({ title, close, children }: NewsFrameProps) {
  const say = useSay();
  return (
    <Dialog
      size="table"
      onClose={close}
      title={title}
      reading
      actions={<Button onClick={close}>{say('news.centre.close')}</Button>}
    >
      {children}
    </Dialog>
  );
}
