import type { SxProps } from '@mui/material';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from './Button';

interface NotLoadedProps {
  readonly again: () => unknown;
  /** Reason; by default the general sentence for anything unavailable. */
  readonly children?: ReactNode;
  /** 'none' if the surrounding element is already a live region. */
  readonly role?: 'alert' | 'none';
  readonly sx?: SxProps;
}

/** Says that something could not be loaded and offers to try again. */
export function NotLoaded({ again, children, role = 'alert', sx }: NotLoadedProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      role={role}
      {...(sx && { sx })}
      action={
        <Button color="inherit" size="small" onClick={() => void again()}>
          {translate('engine.list.retry')}
        </Button>
      }
    >
      {children ?? translate('engine.list.failed')}
    </Alert>
  );
}
