import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Glyph } from '../../ui/Glyph';
import { inputBorders } from '../../ui/inputBorders';

/** Plain elements, dressed once: as many as a list has filters. */
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
  /** What it is in words: who takes it away hears that. */
  readonly said: string;
  readonly remove: () => void;
  /** It was added just now: what it is set by takes the focus. */
  readonly fresh?: boolean;
  /** The address asked for it in vain. */
  readonly refused?: boolean;
  readonly children: ReactNode;
}

/** A filter as a chip: what it is set by, and what takes it away. */
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
        <Glyph name="close" />
      </button>
    </Chip>
  );
}
