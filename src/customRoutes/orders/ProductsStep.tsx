import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { deselected } from '../../../contract/orders/orderWizard';
import { feesOf } from '../../../contract/orders/price';
import { type Fired, namesOf, offeredRules, tick } from '../../../contract/orders/productRules';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import type { StepProps } from '../../steps/stepScreen';
import { Section } from '../../ui/Section';
import { Message } from './Message';
import { useOrder } from './OrderContext';
import { PriceFacts } from './PriceFacts';
import { ProductsTable } from './ProductsTable';
import { QuoteButton } from './QuoteButton';
import { chosenPrice, linesOf, requestOf } from './requestOf';

/** Asks for the products to renew or restore, and shows the total. */
export function ProductsStep({ answers }: StepProps) {
  const { chosen, loading } = useOrder();
  const { setValue } = useFormContext();
  const say = useSay();
  const sentence = useSentence();
  const [fired, setFired] = useState<readonly Fired[]>([]);
  const [kept, setKept] = useState<readonly string[]>([]);
  if (loading)
    return (
      <Box role="status" sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 4 }}>
        <CircularProgress aria-hidden size={28} />
        {say('orders.loading')}
      </Box>
    );
  const { variant, products } = chosen;
  const offered = products.map(({ idProdotto }) => idProdotto);
  const selected = (answers.selected ?? []) as readonly string[];
  const whole = { ...chosen, selected };
  const one = (id: string, on: boolean) => {
    const ticked = tick(selected, id, on, offered, offeredRules(products));
    setValue('selected', ticked.selected);
    setFired(ticked.fired);
  };
  const every = (on: boolean) => {
    const left = on ? offered : deselected(products);
    setValue('selected', left);
    if (!on) setKept(left);
  };
  return (
    <>
      <ProductsTable variant={variant} products={products} choice={{ selected, tick: one, tickAll: every }} />
      <Box sx={{ mt: 3 }}>
        <Section title={say('orders.price.title')}>
          <Box role="status" sx={{ mb: 2 }}>
            <PriceFacts variant={variant} price={chosenPrice(whole)} fees={feesOf(linesOf(whole))} />
          </Box>
          <QuoteButton
            variant={variant}
            disabledReason={selected.length === 0 ? say('orders.products.first') : undefined}
            request={() => requestOf(whole, {}, say('orders.tender.paymentOnly'))}
          />
        </Section>
      </Box>
      {fired.length > 0 && (
        <Message
          title={say('orders.attention')}
          close={() => setFired([])}
          lines={fired.map(({ rule, changed }) => {
            const names = namesOf(products, changed);
            const what = rule.when === 'ticked' ? 'changedOn' : 'changedOff';
            return `${sentence(rule.say)} ${say(`orders.products.${what}`, { names })}`;
          })}
        />
      )}
      {kept.length > 0 && (
        <Message
          title={say('orders.attention')}
          close={() => setKept([])}
          lines={[say('orders.products.kept', { names: namesOf(products, kept) })]}
        />
      )}
    </>
  );
}
