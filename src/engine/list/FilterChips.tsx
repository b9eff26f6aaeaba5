import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Glyph } from '../cells/Glyph';
import { focusIfLost } from '../focusIfLost';
import { filterLabel, filterValue } from './filterWords';
import { useListView, useRowScreen } from './ListScreen';

/** Every filter in force, and every part of the address that is not obeyed; each goes away by its chip. */
export function FilterChips() {
  const { filters, invalid, page, change, shape } = useListView();
  const { words } = useRowScreen();
  const translate = useTranslate();
  const active = Object.entries(filters).map(([name, value]) => ({
    key: name,
    text: `${filterLabel(words, name)}: ${filterValue(words, shape.filters[name], name, value)}`,
    color: 'primary' as const,
    remove: () => {
      const { [name]: _removed, ...others } = filters;
      change({ filters: others });
    },
  }));
  const refused = invalid.map((part) => ({
    key: part,
    text: translate('engine.list.invalid', { part }),
    color: 'warning' as const,
    remove: () => change({ page }),
  }));
  const chips = [...active, ...refused];
  if (chips.length === 0) return null;

  return (
    <Box
      role="group"
      className="chips"
      aria-label={translate('engine.list.active')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      {chips.map(({ key, text, color, remove }) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          color={color}
          endIcon={<Glyph name="close" />}
          aria-label={translate('engine.list.remove', { filter: text })}
          onClick={() => {
            remove();
            focusIfLost('.chips button', '#list-filters-opener', 'main h1');
          }}
          sx={{ borderRadius: 8, py: 0.125 }}
        >
          {text}
        </Button>
      ))}
      {active.length > 1 && (
        <Button
          size="small"
          onClick={() => {
            change({ filters: {} });
            focusIfLost('#list-filters-opener', 'main h1');
          }}
        >
          {translate('engine.list.removeAll')}
        </Button>
      )}
    </Box>
  );
}
