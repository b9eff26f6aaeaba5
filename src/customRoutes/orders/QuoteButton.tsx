import type { OrderRequest } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { saveBase64 } from '../../signing/saveBase64';
import { Tips } from '../../ui/tips/Tips';
import { WhyButton } from '../../ui/tips/WhyButton';
import { WorkOutcome } from '../../ui/WorkOutcome';
import { useOrderApi } from './useOrders';

interface QuoteButtonProps {
  readonly variant: Variant;
  readonly request: () => OrderRequest;
  /** Why there is nothing to quote yet. */
  readonly why?: string | undefined;
}

/** Saves the quote as a PDF. */
export function QuoteButton({ variant, request, why }: QuoteButtonProps) {
  const say = useSay();
  const api = useOrderApi(variant);
  const { run, running, error } = useCommand(() => say('orders.price.notPrinted'));
  const print = () => run(async () => saveBase64(await api.print(request())));
  return (
    <Tips>
      <WhyButton variant="outlined" why={why} busy={running} onClick={() => void print()}>
        {say('orders.price.quote')}
      </WhyButton>
      <WorkOutcome working={running && say('shell.working')} error={error} />
    </Tips>
  );
}
