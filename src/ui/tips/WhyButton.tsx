import Button, { type ButtonProps } from '@mui/material/Button';
import { useId } from 'react';
import { useSentence } from '../../i18n/useSentence';

interface WhyButtonProps extends ButtonProps {
  /** Why it is out of use; it is in use without. */
  readonly why?: string | undefined;
}

/**
 * A button that, out of use, can still be reached and says why: by mouse, keyboard and screen reader. It stays the same
 * button when that changes, so that whoever is on it keeps the focus.
 */
export function WhyButton({ why, onClick, children, sx, ...props }: WhyButtonProps) {
  const reason = useId();
  const sentence = useSentence();
  // A sentence of the contract may be in Italian still.
  const said = why && sentence(why);
  const state = said
    ? { 'aria-disabled': true, 'aria-describedby': reason, 'data-tip': said }
    : onClick && { onClick };
  return (
    <>
      <Button
        {...props}
        {...state}
        sx={[...[sx ?? []].flat(), said ? { opacity: 0.6, cursor: 'not-allowed' } : {}]}
      >
        {children}
      </Button>
      {said && (
        <span id={reason} hidden>
          {said}
        </span>
      )}
    </>
  );
}
