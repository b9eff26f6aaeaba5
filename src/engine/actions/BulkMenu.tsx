import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import { matches } from '../../../contract/where';
import { Glyph } from '../cells/Glyph';
import { useListRows, useRowScreen } from '../list/ListScreen';
import { useSelectedIds } from '../list/useSelection';
import { useMay } from '../viewer';
import { useActions } from './ActionsContext';

/** What can be done with the rows that are ticked; it floats over the list as long as there are any. */
export function BulkMenu() {
  const { results, shown } = useListRows();
  const { resource, words, selection, viewer } = useRowScreen();
  const { start } = useActions();
  const may = useMay();
  const translate = useTranslate();
  // The rows first, then the menu about them.
  const selected = useDeferredValue(useSelectedIds(selection));
  if (selected.size === 0) return null;

  const { where } = resource.list.selectable;
  const selectable =
    results.length > shown.length ? results.filter((one) => matches(where, one as never, viewer)) : [];
  const chosen = () => results.filter(({ id }) => selection.has(id));

  return (
    <Paper
      component="section"
      aria-label={translate('engine.list.bulk')}
      elevation={6}
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 3,
        mt: 1,
        mx: 'auto',
        width: 'fit-content',
        maxWidth: '100%',
        px: 1.5,
        py: 0.75,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <strong role="status">{translate('engine.list.selected', { smart_count: selected.size })}</strong>
      {selectable.length > selected.size && (
        <Button
          size="small"
          onClick={() =>
            selection.set(
              selectable.map(({ id }) => id),
              true,
            )
          }
        >
          {translate('engine.list.selectAll', { total: selectable.length.toLocaleString('it-IT') })}
        </Button>
      )}
      {Object.entries(resource.actions).map(
        ([key, action]) =>
          action.on.includes('bulk') &&
          may(action.can) && (
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
          ),
      )}
      <Button size="small" onClick={() => selection.keep(new Set())}>
        {translate('engine.list.clearSelection')}
      </Button>
    </Paper>
  );
}
