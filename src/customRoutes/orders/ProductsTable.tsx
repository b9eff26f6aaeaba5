import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Renewable } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import { platformLabel } from '../../../contract/orders/platformLabel';
import { showDay } from '../../../contract/values/dates';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Tips } from '../../ui/tips/Tips';
import { useWidth } from '../../ui/useWidth';
import { amountIn } from './PriceFacts';

const inOneLine = { whiteSpace: 'nowrap' } as const;

interface ProductsTableProps {
  readonly variant: Variant;
  readonly products: readonly Renewable[];
  /** What is ticked, and what ticking does; without it the products are only shown. */
  readonly choice?: {
    readonly selected: readonly string[];
    readonly tick: (id: string, on: boolean) => void;
    readonly tickAll: (on: boolean) => void;
  };
}

/** Products with their platform, periods and fees. */
export function ProductsTable({ variant, products, choice }: ProductsTableProps) {
  const say = useSay();
  // It has room for the product, its platform and its fee: the periods stand below the product.
  const narrow = useWidth().width === 'phone';
  const all = products.every(({ idProdotto }) => choice?.selected.includes(idProdotto));
  return (
    <Tips>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={say('orders.products.caption')}>
          <TableHead>
            <TableRow>
              {choice && (
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={all}
                    indeterminate={!all && choice.selected.length > 0}
                    onChange={(_, on) => choice.tickAll(on)}
                    slotProps={{ input: { 'aria-label': say('orders.products.all') } }}
                  />
                </TableCell>
              )}
              <TableCell>{say('orders.products.name')}</TableCell>
              <TableCell>{say('orders.products.platform')}</TableCell>
              {!narrow && <TableCell sx={inOneLine}>{say('orders.products.until')}</TableCell>}
              {!narrow && <TableCell sx={inOneLine}>{say('orders.products.period')}</TableCell>}
              <TableCell align="right">{say('orders.products.fee')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {products.map((product) => (
              <Row
                key={product.idProdotto}
                variant={variant}
                product={product}
                choice={choice}
                narrow={narrow}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
      {products.some(({ prezzoCanone }) => prezzoCanone === 0) && (
        <Box component="p" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {say('orders.products.accessory')}
        </Box>
      )}
    </Tips>
  );
}

interface RowProps extends Pick<ProductsTableProps, 'variant'> {
  readonly product: Renewable;
  readonly choice: ProductsTableProps['choice'];
  readonly narrow: boolean;
}

function Row({ variant, product, choice, narrow }: RowProps) {
  const say = useSay();
  const { providerName } = useSession();
  const { idProdotto, descrizione, prezzoCanone, importoCanoneProposto } = product;
  const help =
    idProdotto === 'MAD'
      ? say('orders.products.mad', { product: providerName ?? say('shell.product') })
      : undefined;
  const until = showDay(product.dataFineAssistenza);
  const period = `${showDay(product.dataInizioProposta)} – ${showDay(product.dataFineProposta)}`;
  return (
    <TableRow>
      {choice && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={choice.selected.includes(idProdotto)}
            onChange={(_, on) => choice.tick(idProdotto, on)}
            slotProps={{ input: { 'aria-label': say('orders.products.one', { name: descrizione }) } }}
          />
        </TableCell>
      )}
      <TableCell component="th" scope="row">
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
        {narrow && (
          <Box component="small" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
            {say('orders.products.until')}: {until}
            <br />
            {say('orders.products.period')}: {period}
          </Box>
        )}
      </TableCell>
      <TableCell>{platformLabel(variant.kind, product.piattaforma)}</TableCell>
      {!narrow && <TableCell sx={inOneLine}>{until}</TableCell>}
      {!narrow && <TableCell sx={inOneLine}>{period}</TableCell>}
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {amountIn(variant, importoCanoneProposto)}
        {prezzoCanone === 0 && ' (*)'}
      </TableCell>
    </TableRow>
  );
}
