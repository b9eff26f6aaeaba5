import Box from '@mui/material/Box';
import { OrderChoice } from '../../ui/OrderChoice';
import { extraColumns } from '../list/extraColumns';
import { useListRow, useListView } from '../list/listContexts';
import { SelectAllCheckbox } from '../table/SelectAllCheckbox';

/** Renders, above cards, what a table has in its header: the checkbox that selects all, and the choice of sorting. */
export function SortChoice() {
  const { order, change, shape } = useListView();
  const { columns, words, resource } = useListRow();
  const shown = columns.map((column) => column.field).filter((name) => shape.orders.includes(name));
  // The initial order, if no column has it, comes before all columns.
  const orders = resource.endpoints.reorder ? [shape.sort, ...shown] : shown;
  const { ticks } = extraColumns(resource);

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mb: 1,
        pl: ticks ? 0.5 : 0,
        '& input[type=checkbox]': {
          width: 20,
          height: 20,
          accentColor: ({ palette }) => palette.secondary.main,
        },
      }}
    >
      {ticks && <SelectAllCheckbox />}
      {orders.length > 0 && (
        <OrderChoice
          order={order}
          fields={orders.map((name) => [name, words.label(name)] as const)}
          change={(chosen) => change({ order: chosen })}
        />
      )}
    </Box>
  );
}
