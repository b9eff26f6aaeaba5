import Button, { type ButtonProps } from '@mui/material/Button';
import { type MouseEvent, useId } from 'react';
import { useSentence } from '../../i18n/useSentence';

export interface WhyButtonProps extends ButtonProps {
  /** Why it is out of use; it is in use without. */
  readonly why?: string | undefined;
  /** What it began, or a button beside it, is under way: pressed again it does nothing. */
  readonly busy?: boolean;
}

/**
 * A button that, out of use, can still be reached and says why: by mouse, keyboard and screen reader. It stays the same
 * button when that changes, or while it is at work, so that whoever is on it keeps the focus: one that is `disabled`
 * loses it to nobody.
 */
export function WhyButton({ why, busy = false, onClick, children, sx, ...props }: WhyButtonProps) {
  const reason = useId();
  const sentence = useSentence();
  // A sentence of the contract may be in Italian still.
  const said = why && sentence(why);
  const press = busy ? refuse : said ? undefined : onClick;
  return (
    <>
      <Button
        {...props}
        {...((said || busy) && { 'aria-disabled': true })}
        {...(said && { 'aria-describedby': reason, 'data-tip': said })}
        {...(press && { onClick: press })}
        sx={[
          ...[sx ?? []].flat(),
          said || busy ? { opacity: 0.6, cursor: busy ? 'progress' : 'not-allowed' } : {},
        ]}
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

/** Nor does it send the form that it is in: Enter in a field presses this button too. */
const refuse = (event: MouseEvent) => event.preventDefault();
