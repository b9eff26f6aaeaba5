import Button, { type ButtonProps } from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface WhyButtonProps extends ButtonProps {
  /** Why it is out of use; it is in use without. */
  readonly why?: string | undefined;
}

/** A button that, out of use, can still be reached and says why: by mouse, keyboard and screen reader. */
export function WhyButton({ why, onClick, children, ...props }: WhyButtonProps) {
  const reason = useId();
  const translate = useTranslate();
  if (!why) {
    return (
      <Button {...props} onClick={onClick}>
        {children}
      </Button>
    );
  }
  // A sentence of the contract may be in Italian still.
  const said = translate(why, { _: why });
  return (
    <>
      <Button
        {...props}
        aria-disabled
        aria-describedby={reason}
        data-tip={said}
        sx={[{ opacity: 0.6, cursor: 'not-allowed' }, ...[props.sx ?? []].flat()]}
      >
        {children}
      </Button>
      <span id={reason} hidden>
        {said}
      </span>
    </>
  );
}
