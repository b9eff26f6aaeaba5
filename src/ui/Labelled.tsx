import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { CSSProperties, ReactNode } from 'react';
import { inputBorders } from './inputBorders';

/** Styles a field like an outlined MUI field with a shrunk label. The styles are created once for all fields. */
const Field = styled('div')(
  memoTheme(({ theme: { palette, shape } }) => ({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: shape.borderRadius,
    '& > label': {
      position: 'absolute',
      top: '-.55rem',
      left: '.8rem',
      maxWidth: 'calc(100% - 1.2rem)',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      fontSize: '.75rem',
      color: palette.text.secondary,
      pointerEvents: 'none',
    },
    '& > select, & > input': {
      width: '100%',
      // Allows a width below the browser default, because there may be a calendar button beside it.
      minWidth: 0,
      minHeight: '2.5rem',
      padding: '0 .85rem',
      border: 0,
      borderRadius: 'inherit',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
    },
    '& > input::placeholder': { color: palette.text.secondary, opacity: 1 },
    '& > select': { appearance: 'none', paddingRight: '2rem', cursor: 'pointer', textOverflow: 'ellipsis' },
    '& > select > option': { background: palette.background.paper },
    '& > svg': { position: 'absolute', right: '.5rem', pointerEvents: 'none', color: palette.action.active },
    '& > .MuiInputAdornment-root': { marginRight: '.85rem' },
    '& > fieldset': {
      position: 'absolute',
      inset: '-5px 0 0',
      minWidth: 0,
      margin: 0,
      padding: '0 .5rem',
      overflow: 'hidden',
      pointerEvents: 'none',
      border: `1px solid ${inputBorders[palette.mode]}`,
      borderRadius: 'inherit',
    },
    '&:hover > fieldset': { borderColor: palette.text.primary },
    '& legend': { height: 11, padding: 0, fontSize: '.75rem', visibility: 'hidden', whiteSpace: 'nowrap' },
    '& legend > span': { padding: '0 5px' },
  })),
);

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  /** The select or input, which must have `id`, and anything beside it. */
  readonly children: ReactNode;
  readonly style?: CSSProperties | undefined;
}

/** Renders a plain input under its label. */
export const Labelled = ({ id, label, children, style }: LabelledProps) => (
  <Field style={style}>
    <label id={`${id}-label`} htmlFor={id}>
      {label}
    </label>
    {children}
    <fieldset aria-hidden>
      <legend>
        <span>{label}</span>
      </legend>
    </fieldset>
  </Field>
);
