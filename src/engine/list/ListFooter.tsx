import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { Glyph } from '../cells/Glyph';
import type { GlyphName } from '../cells/glyphs';
import { useListScreen } from './ListScreen';

/** Which rows these are, how many a page has, and the way to the others. */
export function ListFooter() {
  const { state, change, results, shown, pages, shape, phase } = useListScreen();
  const translate = useTranslate();
  const before = state.perPage === null ? 0 : (state.page - 1) * state.perPage;
  const number = (value: number) => value.toLocaleString('it-IT');
  const range = {
    from: number(shown.length === 0 ? 0 : before + 1),
    to: number(before + shown.length),
    total: number(results.length),
  };
  const ways = [
    ['first', 1, state.page > 1],
    ['previous', state.page - 1, state.page > 1],
    ['next', state.page + 1, state.page < pages],
    ['last', pages, state.page < pages],
  ] as const satisfies readonly (readonly [GlyphName, number, boolean])[];

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1.5,
        pt: 1,
      }}
    >
      <TextField
        select
        label={translate('engine.list.perPage')}
        value={state.perPage ?? 'all'}
        onChange={({ target }) => change({ perPage: target.value === 'all' ? null : Number(target.value) })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ width: 140 }}
      >
        {shape.pageSizes.map((size) => (
          <option key={size} value={size ?? 'all'}>
            {size ?? translate('engine.list.all')}
          </option>
        ))}
      </TextField>
      {phase === 'ready' && <span className="range">{translate('engine.list.range', range)}</span>}
      {pages > 1 && (
        <Box component="nav" aria-label={translate('engine.list.pages')} sx={{ display: 'flex' }}>
          {ways.map(([way, page, open]) => (
            <IconButton
              key={way}
              aria-label={translate(`engine.list.${way}`)}
              aria-disabled={!open}
              onClick={() => open && change({ page })}
              sx={{ opacity: open ? 1 : 0.4 }}
            >
              <Glyph name={way} />
            </IconButton>
          ))}
        </Box>
      )}
    </Box>
  );
}
