import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import { type MouseEvent, useId } from 'react';
import { Link, type To } from 'react-router';
import { useSentence } from '../i18n/useSentence';

export interface ButtonProps extends Omit<MuiButtonProps, 'disabled'> {
  /** Reason why the button cannot be used; if it is missing, the button can be used. */
  readonly disabledReason?: string | undefined;
  /** True while the work of this button, or of a button beside it, is running; another press is ignored. */
  readonly busy?: boolean;
  /** A page of the console: the button becomes a link to it. */
  readonly to?: To;
  /** State stored with the history entry that `to` creates. */
  readonly state?: unknown;
  readonly target?: string;
  readonly rel?: string;
  /** With `href`: the file name for saving. */
  readonly download?: string;
}

/**
 * Renders the button used everywhere. When it cannot be used, mouse, keyboard and screen readers can still reach it and
 * get the reason. It is never `disabled`: a disabled button loses the focus; this one keeps it while work runs and when
 * it becomes usable.
 */
export function Button({ disabledReason, busy = false, to, onClick, children, sx, ...props }: ButtonProps) {
  const reason = useId();
  const sentence = useSentence();
  // Translates the reason, because a sentence of the contract is in Italian.
  const said = disabledReason && sentence(disabledReason);
  const press = busy ? refuse : said ? undefined : onClick;
  return (
    <>
      <MuiButton
        {...props}
        {...(to && !said && { component: Link, to })}
        {...((said || busy) && { 'aria-disabled': true })}
        {...(said && { href: undefined, 'aria-describedby': reason, 'data-tip': said })}
        {...(press && { onClick: press })}
        sx={[
          ...[sx ?? []].flat(),
          said || busy ? { opacity: 0.6, cursor: busy ? 'progress' : 'not-allowed' } : {},
        ]}
      >
        {children}
      </MuiButton>
      {said && (
        <span id={reason} hidden>
          {said}
        </span>
      )}
    </>
  );
}

/** Ignores a press. It also prevents the form from being submitted, because Enter in a field presses the button too. */
const refuse = (event: MouseEvent) => event.preventDefault();
