import Box from '@mui/material/Box';
import type { Variant } from '../../../contract/orders/orderWizard';
import type { Price } from '../../../contract/orders/price';
import { showAmount, showEuro, showPercent } from '../../../contract/values/showMoney';
import { useSay } from '../../i18n/useSay';
import { FactList } from '../../steps/FactList';

interface PriceFactsProps {
  readonly variant: Variant;
  readonly price: Price;
  /** Sum of the fees, in cents. */
  readonly fees: number;
}

/** Formats an amount as its wizard shows it: with a currency symbol, except in a restoration. */
export const amountIn = ({ kind }: Variant, cents: number): string =>
  kind === 'restoration' ? showAmount(cents) : showEuro(cents);

/** Shows the price of an order, as far as it is known. */
export function PriceFacts({ variant, price, fees }: PriceFactsProps) {
  const say = useSay();
  const show = (cents: number) => amountIn(variant, cents);
  const discounted = price.percent > 0;
  return (
    <Box sx={{ maxWidth: 480 }}>
      <FactList
        facts={[
          ...(fees === price.total
            ? ([[say('orders.price.total'), show(price.total)]] as const)
            : ([
                [say('orders.price.fees'), show(fees)],
                [say('orders.price.rounded'), show(price.total)],
              ] as const)),
          ...(discounted
            ? ([
                [say('orders.price.percent'), showPercent(price.percent)],
                [say('orders.price.discount'), show(price.discount)],
                [say('orders.price.payable'), show(price.payable)],
              ] as const)
            : []),
          [say('orders.price.vat'), show(price.vat)],
          [say('orders.price.due'), show(price.due)],
          [
            say(variant.services ? 'orders.price.interventions' : 'orders.price.contacts'),
            String(price.contacts),
          ],
        ]}
      />
    </Box>
  );
}
