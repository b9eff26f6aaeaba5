import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { focusIfLost } from '../../ui/focusIfLost';
import { Glyph } from '../../ui/Glyph';
import { useListRows, useListView, useRowScreen } from '../list/ListScreen';
import { conditionKey } from '../query/condition';
import { defaultsOf, optionalFilters } from '../query/requiredFilter';
import { conditionText } from './conditionText';
import { filterLabel, filterValue } from './filterWords';
import { useFilterOptions, withoutFilter } from './useFilterOptions';

/** Every filter in force, and every part of the address that is not obeyed; each goes away by its chip. */
export function FilterChips() {
  const { filters, conditions, invalid, page, change, shape } = useListView();
  const { resource, words } = useRowScreen();
  const offers = useFilterOptions(resource, filters);
  const translate = useTranslate();
  const called = (name: string, value: string | boolean) =>
    offers.get(name)?.values.find(([one]) => one === value)?.[1] ??
    filterValue(words, shape.filters[name], name, value);
  const { [shape.chips ?? '']: _chip, ...inPanel } = optionalFilters(filters, shape);
  const declared = Object.entries(inPanel).map(([name, value]) => ({
    key: name,
    text: `${filterLabel(words, name)}: ${called(name, value)}`,
    color: 'primary' as const,
    remove: () => {
      change({ filters: withoutFilter(resource, filters, name) });
    },
  }));
  const own = conditions.map((condition) => ({
    key: conditionKey(condition),
    text: conditionText(translate, words, shape.testable, condition),
    color: 'primary' as const,
    remove: () => change({ conditions: conditions.filter((one) => one !== condition) }),
  }));
  const refused = invalid.map((part) => ({
    key: part,
    text: translate('engine.list.invalid', { part }),
    color: 'warning' as const,
    remove: () => change({ page }),
  }));
  const chips = [...declared, ...own, ...refused];
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
      <Button
        size="small"
        onClick={() => {
          change({ filters: defaultsOf(shape.always), conditions: [] });
          focusIfLost('#list-filters-opener', 'main h1');
        }}
      >
        {translate('engine.list.removeAll')}
      </Button>
      <Found />
    </Box>
  );
}

/** How much the filters leave; by itself, for it changes with every key of a search. */
function Found() {
  const { phase, total } = useListRows();
  const translate = useTranslate();
  if (phase !== 'ready') return null;
  return (
    <Box component="span" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
      {translate('engine.list.found', { smart_count: total })}
    </Box>
  );
}
