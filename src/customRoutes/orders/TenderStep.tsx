import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { feesOf } from '../../../contract/orders/price';
import { namesOf } from '../../../contract/orders/productRules';
import { showEuro } from '../../../contract/values/showMoney';
import { useSay } from '../../i18n/useSay';
import { AnswerSummary } from '../../steps/AnswerSummary';
import { FactList } from '../../steps/FactList';
import type { StepProps } from '../../steps/stepScreen';
import { Section } from '../../ui/Section';
import { useOrder } from './OrderContext';
import { PriceFacts } from './PriceFacts';
import { ProductsTable } from './ProductsTable';
import { QuoteButton } from './QuoteButton';
import { chosenPrice, linesOf, requestOf } from './requestOf';
import { TenderForm } from './TenderForm';
import { useCustomer } from './useOrders';

/** Lists all answers, with links to change them, and asks for the data of the order. */
export function TenderStep({ answers, screens, run }: StepProps) {
  const { of, chosen } = useOrder();
  const say = useSay();
  const { data: customer } = useCustomer();
  const { variant, isPrivate } = chosen;
  return (
    <Stack spacing={3}>
      <div>
        <AnswerSummary of={of} screens={screens} run={run} />
      </div>
      <Section title={say('orders.products.chosen')}>
        <ProductsTable variant={variant} products={linesOf(chosen)} />
      </Section>
      <Section title={say('orders.price.title')}>
        <Box sx={{ mb: 2 }}>
          <PriceFacts variant={variant} price={chosenPrice(chosen)} fees={feesOf(linesOf(chosen))} />
        </Box>
        <QuoteButton
          variant={variant}
          request={() => requestOf(chosen, answers, say('orders.tender.paymentOnly'))}
        />
      </Section>
      <Section title={say('orders.tender.title')}>
        {!isPrivate && <TenderForm />}
        <FactList facts={[[say('orders.tender.payment'), say('orders.tender.paymentOnly')]]} />
        {isPrivate && customer?.fornitore.conto && (
          <Alert severity="info" role="none" sx={{ mt: 2 }}>
            {say('orders.tender.transfer')}: {customer.fornitore.conto}. {say('orders.tender.provisional')}
          </Alert>
        )}
      </Section>
      {customer && (
        <Alert severity="info" role="none">
          {say('orders.tender.binding', {
            provider: customer.fornitore.nome,
            products: namesOf(linesOf(chosen)),
            due: showEuro(chosenPrice(chosen).due),
          })}
        </Alert>
      )}
    </Stack>
  );
}
