import type { OrderRequest } from '../../../contract/orders/order';
import type { Variant } from '../../../contract/orders/orderWizard';
import { useCommand } from '../../api/useCommand';
import { useSay } from '../../i18n/useSay';
import { saveBase64 } from '../../signing/saveBase64';
import { Button } from '../../ui/Button';
import { Tips } from '../../ui/tips/Tips';
import { WorkOutcome } from '../../ui/WorkOutcome';
import { useOrderApi } from './useOrders';

interface QuoteButtonProps {
  readonly variant: Variant;
  readonly request: () => OrderRequest;
  /** Reason why there is nothing to quote yet. */
  readonly disabledReason?: string | undefined;
}

/** Renders the button that saves the quote as a PDF. */
export function QuoteButton({ variant, request, disabledReason }: QuoteButtonProps) {
  const say = useSay();
  const api = useOrderApi(variant);
  const { run, running, error } = useCommand(() => say('orders.price.notPrinted'));
  const print = () => run(async () => saveBase64(await api.print(request())));
  return (
    <Tips>
      <Button variant="outlined" disabledReason={disabledReason} busy={running} onClick={() => void print()}>
        {say('orders.price.quote')}
      </Button>
      <WorkOutcome working={running && say('shell.working')} error={error} />
    </Tips>
  );
}
