import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon';
import { inputBorders } from '../../ui/inputBorders';

/** The chip is a plain styled element, because a list can have many filters. */
const Chip = styled('div')(
  memoTheme(({ theme: { palette } }) => ({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '100%',
    minHeight: '2rem',
    paddingInlineStart: '.75rem',
    borderRadius: '1rem',
    border: `1px solid ${inputBorders[palette.mode]}`,
    background: palette.background.paper,
    fontSize: '.9375rem',
    '&.refused': { borderColor: palette.warning.main, color: palette.warning.main },
    '& > label': { color: palette.text.secondary, whiteSpace: 'nowrap', '&::after': { content: '":"' } },
    '& > select, & > input': {
      minWidth: 0,
      maxWidth: '14rem',
      height: '1.875rem',
      padding: '0 .25rem',
      border: 0,
      borderRadius: '.5rem',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontWeight: 600,
      textOverflow: 'ellipsis',
    },
    '& > select': { cursor: 'pointer', fieldSizing: 'content' },
    '& > input': { width: '9rem', fontWeight: 400 },
    '& > input::placeholder': { color: palette.text.secondary, opacity: 1 },
    '& > select > option': { background: palette.background.paper, color: palette.text.primary },
    '& > .text': { fontWeight: 600, overflowWrap: 'anywhere', padding: '.125rem 0' },
    '& > small': { flexBasis: '100%', color: palette.error.main },
    '& .MuiInputAdornment-root': { margin: 0 },
    '& > button.away': {
      display: 'grid',
      placeItems: 'center',
      width: '1.875rem',
      height: '1.875rem',
      marginInlineStart: '.125rem',
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: palette.text.secondary,
      cursor: 'pointer',
      '&:hover': { background: palette.action.hover, color: palette.text.primary },
      '& .glyph': { width: 16, height: 16 },
    },
  })),
);

interface ChipFieldProps {
  /** The filter in words, for the label of the remove button. */
  readonly said: string;
  readonly remove: () => void;
  /** True for a chip just added: its input takes the focus. */
  readonly fresh?: boolean;
  /** True if the value in the address is invalid. */
  readonly refused?: boolean;
  readonly children: ReactNode;
}

/** Renders a filter as a chip: its input and a remove button. */
export function ChipField({ said, remove, fresh = false, refused = false, children }: ChipFieldProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) box.current?.querySelector<HTMLElement>('select, input')?.focus();
  }, [fresh]);
  return (
    <Chip ref={box} className={refused ? 'refused' : undefined}>
      {children}
      <button
        type="button"
        className="away"
        aria-label={translate('engine.list.remove', { filter: said })}
        onClick={remove}
      >
        <Icon name="close" />
      </button>
    </Chip>
  );
}
