import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { Glyph } from '../cells/Glyph';
import { useListScreen } from './ListScreen';

/** Where the search is, for the key that goes there. */
export const SEARCH_ID = 'list-search';

/** Searches while it is typed in. */
export function SearchBox() {
  const { state, search, words } = useListScreen();
  const translate = useTranslate();
  const what = words.say('search');

  return (
    <TextField
      type="text"
      role="search"
      value={state.search}
      onChange={(event) => search(event.target.value)}
      placeholder={what}
      fullWidth
      slotProps={{
        htmlInput: {
          id: SEARCH_ID,
          'aria-label': what,
          title: what,
          type: 'text',
          inputMode: 'search',
          autoComplete: 'off',
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Glyph name="search" />
            </InputAdornment>
          ),
          endAdornment: state.search && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={translate('engine.list.clearSearch')}
                onClick={() => search('')}
              >
                <Glyph name="close" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      sx={{ flex: '1 1 20rem', '& input::placeholder': { opacity: 0.75, textOverflow: 'ellipsis' } }}
    />
  );
}
