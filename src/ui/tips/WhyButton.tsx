import Button, { type ButtonProps } from '@mui/material/Button';
import { useId } from 'react';

interface WhyButtonProps extends ButtonProps {
  /** Why it is out of use; it is in use without. */
  readonly why?: string | undefined;
}

/** A button that, out of use, can still be reached and says why: by mouse, keyboard and screen reader. */
export function WhyButton({ why, onClick, children, ...props }: WhyButtonProps) {
  const reason = useId();
  if (!why) {
    return (
      <Button {...props} onClick={onClick}>
        {children}
      </Button>
    );
  }
  return (
    <>
      <Button
        {...props}
        aria-disabled
        aria-describedby={reason}
        data-tip={why}
        sx={[{ opacity: 0.6, cursor: 'not-allowed' }, ...[props.sx ?? []].flat()]}
      >
        {children}
      </Button>
      <span id={reason} hidden>
        {why}
      </span>
    </>
  );
}
