import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Glyph } from '../../ui/Glyph';
import { NativeSelect } from '../../ui/NativeSelect';
import { extraColumns } from '../list/extraColumns';
import { useListView, useRowScreen } from '../list/ListScreen';
import { SelectAllCheckbox } from '../table/SelectAllCheckbox';

/** What the head of the table does, for cards: select all, and the order. */
export function SortChoice() {
  const { order, change, shape } = useListView();
  const { columns, words, resource } = useRowScreen();
  const shown = columns.map((column) => column.field).filter((name) => shape.orders.includes(name));
  // Before all columns, what the list is ordered by at first and none of them has.
  const orders = resource.wire.arrange ? [shape.sort, ...shown] : shown;
  const { ticks } = extraColumns(resource);
  const translate = useTranslate();
  const { field, descending } = order;

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mb: 1,
        pl: 0.5,
        '& input[type=checkbox]': {
          width: 20,
          height: 20,
          accentColor: ({ palette }) => palette.secondary.main,
        },
      }}
    >
      {ticks && <SelectAllCheckbox />}
      {orders.length > 0 && (
        <>
          <NativeSelect
            style={{ flexGrow: 1 }}
            label={translate('engine.list.sortBy')}
            value={field}
            change={(chosen) => change({ order: { field: chosen, descending } })}
          >
            {orders.map((name) => (
              <option key={name} value={name}>
                {words.label(name)}
              </option>
            ))}
          </NativeSelect>
          <IconButton
            aria-label={translate(descending ? 'engine.list.descending' : 'engine.list.ascending')}
            onClick={() => change({ order: { field, descending: !descending } })}
          >
            <Glyph name={descending ? 'down' : 'up'} />
          </IconButton>
        </>
      )}
    </Box>
  );
}
