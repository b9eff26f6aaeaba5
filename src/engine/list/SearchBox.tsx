import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { searchValues } from '../../../contract/values/search';
import { Icon } from '../../ui/Icon';
import { inputBorders } from '../../ui/inputBorders';
import { useAddressPart } from './addressPart';
import { useListRow, useListSearch } from './listContexts';

/** The id of the search box, for the keyboard shortcut. */
export const SEARCH_ID = 'list-search';

/** Plain styled elements, because they re-render on every keystroke. */
const Box = styled('div')(
  memoTheme(({ theme }) => {
    const { palette, shape } = theme;
    return {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      flex: '1 1 14rem',
      minWidth: 0,
      '& > .glyph': {
        position: 'absolute',
        left: '.75rem',
        color: palette.text.secondary,
        pointerEvents: 'none',
      },
      '& input': {
        width: '100%',
        minHeight: '2.5rem',
        padding: '0 2.75rem 0 2.5rem',
        border: `1px solid ${inputBorders[palette.mode]}`,
        borderRadius: shape.borderRadius,
        background: palette.background.paper,
        color: palette.text.primary,
        font: 'inherit',
        textOverflow: 'ellipsis',
      },
      '& input::placeholder': { color: palette.text.secondary, opacity: 1 },
      '& button': {
        position: 'absolute',
        right: '.25rem',
        display: 'grid',
        placeItems: 'center',
        width: '2.25rem',
        height: '2.25rem',
        border: 0,
        borderRadius: shape.borderRadius,
        background: 'none',
        color: palette.text.primary,
        cursor: 'pointer',
      },
      '& button:hover': { background: palette.action.hover },
    };
  }),
);

/** Renders a search box that searches during typing. */
export function SearchBox() {
  const { search, setSearch } = useListSearch();
  const { words } = useListRow();
  const translate = useTranslate();
  const what = words.say('search');
  const input = useRef<HTMLInputElement>(null);
  const part = useAddressPart();

  return (
    <Box role="search">
      <Icon name="search" />
      <input
        ref={input}
        id={part === undefined ? SEARCH_ID : undefined}
        type="text"
        inputMode="search"
        autoComplete="off"
        // Password managers would type a user name here.
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        aria-label={what}
        title={what}
        placeholder={what}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onPaste={(event) => {
          const values = searchValues(event.clipboardData.getData('text'));
          // The input itself would join the pasted lines without a separator.
          if (values.length < 2) return;
          event.preventDefault();
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
          setSearch(`${before}${values.join('; ')}${after}`);
        }}
        // The box may be inside a form, which Enter would submit.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {search && (
        <button
          type="button"
          aria-label={translate('engine.list.clearSearch')}
          onClick={() => {
            setSearch('');
            // This button disappears and would lose the focus.
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </Box>
  );
}
