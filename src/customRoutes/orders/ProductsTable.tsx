import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Renewable } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import { platformLabel } from '../../../contract/orders/platformLabel';
import { showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { RecordTable } from '../../ui/tables/RecordTable';
import { Tips } from '../../ui/tips/Tips';
import { amountIn } from './PriceFacts';

interface ProductsTableProps {
  readonly variant: Variant;
  readonly products: readonly Renewable[];
  /** Selected products, and the handler of changes; without it the table is read-only. */
  readonly choice?: {
    readonly selected: readonly string[];
    readonly tick: (id: string, on: boolean) => void;
    readonly tickAll: (on: boolean) => void;
  };
}

/** Lists products with their platform, periods and fees. */
export function ProductsTable({ variant, products, choice }: ProductsTableProps) {
  const say = useSay();
  return (
    <Tips>
      <RecordTable
        caption={say('orders.products.caption')}
        columns={[
          { name: 'name', label: say('orders.products.name'), cell: (product) => <Name product={product} /> },
          {
            name: 'platform',
            label: say('orders.products.platform'),
            cell: ({ piattaforma }) => platformLabel(variant.kind, piattaforma),
          },
          {
            name: 'until',
            label: say('orders.products.until'),
            cell: ({ dataFineAssistenza }) => showDay(dataFineAssistenza),
          },
          {
            name: 'period',
            label: say('orders.products.period'),
            cell: ({ dataInizioProposta, dataFineProposta }) =>
              `${showDay(dataInizioProposta)} – ${showDay(dataFineProposta)}`,
          },
          {
            name: 'before',
            label: say('orders.products.before'),
            cell: ({ importoCanone }) => amountIn(variant, importoCanone),
            numeric: true,
          },
          {
            name: 'fee',
            label: say('orders.products.fee'),
            cell: ({ importoCanoneProposto, prezzoCanone }) =>
              `${amountIn(variant, importoCanoneProposto)}${prezzoCanone === 0 ? ' (*)' : ''}`,
            numeric: true,
          },
        ]}
        rows={products}
        rowKey={({ idProdotto }) => idProdotto}
        selection={
          choice && {
            selected: new Set(choice.selected),
            onChange: (selected, row) =>
              row
                ? choice.tick(row.idProdotto, selected.has(row.idProdotto))
                : choice.tickAll(selected.size > 0),
            allLabel: say('orders.products.all'),
            rowLabel: ({ descrizione }) => say('orders.products.one', { name: descrizione }),
          }
        }
      />
      {products.some(({ prezzoCanone }) => prezzoCanone === 0) && (
        <Box component="p" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {say('orders.products.accessory')}
        </Box>
      )}
    </Tips>
  );
}

function Name({ product: { idProdotto, descrizione } }: { readonly product: Renewable }) {
  const say = useSay();
  const { providerName } = useSession();
  const help =
    idProdotto === 'MAD'
      ? say('orders.products.mad', { product: providerName ?? say('shell.product') })
      : undefined;
  return (
    <>
      {idProdotto} · {descrizione}
      {help && (
        <IconButton
          size="small"
          aria-label={`${say('orders.products.madHelp', { name: descrizione })}: ${help}`}
          data-tip={help}
        >
          <InfoOutlined fontSize="inherit" />
        </IconButton>
      )}
    </>
  );
}
