import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OrderRequest } from '../../../contract/entities/order';
import type { Variant } from '../../../contract/procedures/orderWizard';
import { saveBase64 } from '../../features/signing/saveBase64';
import { useSay } from '../../i18n/useSay';
import { useOrderApi } from './useOrders';

interface QuoteButtonProps {
  readonly variant: Variant;
  readonly request: () => OrderRequest;
  readonly disabled?: boolean;
}

/** Saves the quote as a PDF. */
export function QuoteButton({ variant, request, disabled = false }: QuoteButtonProps) {
  const say = useSay();
  const api = useOrderApi(variant);
  const [failed, setFailed] = useState(false);
  async function print(): Promise<void> {
    setFailed(false);
    try {
      saveBase64(await api.print(request()));
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => void print()}>
        {say('orders.price.quote')}
      </Button>
      <div role="alert">
        {failed && (
          <Alert role="none" severity="error" sx={{ mt: 1 }}>
            {say('orders.price.notPrinted')}
          </Alert>
        )}
      </div>
    </>
  );
}
