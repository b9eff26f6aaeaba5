import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import { type MouseEvent, useId } from 'react';
import { Link, type To } from 'react-router';
import { useSentence } from '../i18n/useSentence';

export interface ButtonProps extends Omit<MuiButtonProps, 'disabled'> {
  /** Why it cannot be used; without it, it can. */
  readonly disabledReason?: string | undefined;
  /** Its own work, or that of a button beside it, is running: pressing it again does nothing. */
  readonly busy?: boolean;
  /** A page of the console: it is a link there. */
  readonly to?: To;
  /** Kept with the entry in the history that `to` makes. */
  readonly state?: unknown;
  readonly target?: string;
  readonly rel?: string;
  /** With `href`: the name under which the file is saved. */
  readonly download?: string;
}

/**
 * The one button. When it cannot be used, mouse, keyboard and screen readers still reach it and learn why. It is never
 * `disabled`: a disabled button loses the focus, this one keeps it while it works and when it comes into use.
 */
export function Button({ disabledReason, busy = false, to, onClick, children, sx, ...props }: ButtonProps) {
  const reason = useId();
  const sentence = useSentence();
  // A sentence of the contract may be in Italian still.
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

/** Nor does it send the form that it is in: Enter in a field presses this button too. */
const refuse = (event: MouseEvent) => event.preventDefault();
