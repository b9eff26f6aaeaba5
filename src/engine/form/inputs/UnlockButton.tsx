import LockIcon from '@mui/icons-material/LockOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';

interface UnlockButtonProps {
  /** The label of the input. */
  readonly label: string;
  readonly onClick: () => void;
}

/** Renders the button inside a locked input that removes the lock. */
export function UnlockButton({ label, onClick }: UnlockButtonProps) {
  const translate = useTranslate();
  const text = translate('engine.form.unlock', { label });
  return (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={text} title={text} onClick={onClick}>
        <LockIcon />
      </IconButton>
    </InputAdornment>
  );
}
