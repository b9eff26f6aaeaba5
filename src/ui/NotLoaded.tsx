import type { SxProps } from '@mui/material';
import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from './Button';

interface NotLoadedProps {
  readonly again: () => unknown;
  /** Why; the sentence for whatever is not available when left out. */
  readonly children?: ReactNode;
  /** 'none' where what stands around it is announced already. */
  readonly role?: 'alert' | 'none';
  readonly sx?: SxProps;
}

/** In place of what could not be loaded: that it could not, and the way to try again. */
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
