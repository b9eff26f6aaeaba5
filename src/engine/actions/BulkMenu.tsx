import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { Glyph } from '../cells/Glyph';
import { useListRows, useRowScreen } from '../list/ListScreen';
import { useSelectedIds } from '../list/useSelection';
import { useMay } from '../viewer';
import { useActions } from './ActionsContext';

/** It is always in the page, hidden while nothing is selected: its styles must not hold up the first tick. */
const Menu = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: theme.spacing(1),
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  width: 'fit-content',
  maxWidth: '100%',
  margin: theme.spacing(1, 'auto', 0),
  padding: theme.spacing(0.75, 1.5),
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  boxShadow: theme.shadows[6],
  '&[hidden]': { display: 'none' },
}));

/** What can be done with the rows that are ticked; it floats over the list as long as there are any. */
export function BulkMenu() {
  const { results, shown, barred } = useListRows();
  const { selection } = useRowScreen();
  const translate = useTranslate();
  const selected = useSelectedIds(selection);
  const selectable = () => {
    const not = barred();
    return results.flatMap(({ id }) => (not.has(id) ? [] : id));
  };
  const most = selected.size > 0 && results.length > shown.length ? selectable().length : 0;

  return (
    <Menu className="no-print" aria-label={translate('engine.list.bulk')} hidden={selected.size === 0}>
      <strong role="status">
        {selected.size > 0 && translate('engine.list.selected', { smart_count: selected.size })}
      </strong>
      {most > selected.size && (
        <Button size="small" onClick={() => selection.set(selectable(), true)}>
          {translate('engine.list.selectAll', { total: most.toLocaleString('it-IT') })}
        </Button>
      )}
      <BulkActions />
    </Menu>
  );
}

const BulkActions = memo(function BulkActions() {
  const { results } = useListRows();
  const { resource, words, selection } = useRowScreen();
  const { start } = useActions();
  const may = useMay();
  const translate = useTranslate();
  const actions = Object.entries(resource.actions).filter(
    ([, action]) => action.on.includes('bulk') && may(action.can),
  );
  const chosen = () => results.filter(({ id }) => selection.has(id));

  return (
    <>
      {actions.map(([key, action]) => (
        <Button
          key={key}
          size="small"
          variant="outlined"
          color={action.tone === 'danger' ? 'error' : 'primary'}
          startIcon={<Glyph name={action.icon} />}
          onClick={() => start(key, chosen())}
        >
          {words.say(`actions.${key}.label`)}
        </Button>
      ))}
      <Button size="small" onClick={() => selection.keep(new Set())}>
        {translate('engine.list.clearSelection')}
      </Button>
    </>
  );
});
