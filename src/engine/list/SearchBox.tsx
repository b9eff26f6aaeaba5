import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { Glyph } from '../cells/Glyph';
import { useListSearch, useRowScreen } from './ListScreen';

/** Searches while it is typed in. */
export function SearchBox() {
  const { search, setSearch } = useListSearch();
  const { words } = useRowScreen();
  const translate = useTranslate();
  const what = words.say('search');

  return (
    <TextField
      type="text"
      role="search"
      value={search}
      onChange={(event) => setSearch(event.target.value)}
      placeholder={what}
      fullWidth
      slotProps={{
        htmlInput: {
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
          endAdornment: search && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={translate('engine.list.clearSearch')}
                onClick={() => setSearch('')}
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
