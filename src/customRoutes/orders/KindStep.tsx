import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useForm } from 'react-hook-form';
import type { Order, Renewable } from '../../../contract/orders/order';
import { showsState } from '../../../contract/orders/orderWizard';
import { orderProcedures } from '../../../contract/orders/procedure';
import { stepsOf } from '../../../contract/procedures/procedure';
import { useSay } from '../../i18n/useSay';
import { StepBar } from '../../steps/StepBar';
import { Button } from '../../ui/Button';
import { Tips } from '../../ui/tips/Tips';
import { ContractToSign } from './ContractToSign';
import { failureText } from './failureText';

const kinds = ['contracts', 'services'] as const;
type Kind = (typeof kinds)[number];

interface Restorable {
  readonly state: Order | null;
  readonly products: readonly Renewable[];
}

interface KindStepProps {
  readonly found: Readonly<Record<Kind, Restorable>>;
  readonly go: (services: boolean) => Promise<void>;
}

const variantOf = (kind: Kind) => ({ kind: 'restoration', services: kind === 'services' }) as const;

/** Asks what to restore: contracts or services. */
export function KindStep({ found, go }: KindStepProps) {
  const say = useSay();
  const translate = useTranslate();
  const { control } = useForm<{ kind: Kind }>({ defaultValues: { kind: 'contracts' } });
  const { field } = useController({ control, name: 'kind' });
  const chosen = field.value;
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState<string>();
  const labels = stepsOf(orderProcedures.contractRestoration).map((step) => say(`orders.steps.${step}`));
  /** Returns whether there is anything to restore, or an order whose state is shown. */
  const isThere = (kind: Kind) =>
    found[kind].products.length > 0 || showsState(variantOf(kind), found[kind].state?.status);
  const nothing = say(chosen === 'contracts' ? 'orders.kind.noContracts' : 'orders.kind.noServices');
  async function proceed(): Promise<void> {
    setRunning(true);
    setFailed(undefined);
    try {
      await go(chosen === 'services');
    } catch (error) {
      setFailed(failureText(error));
    } finally {
      setRunning(false);
    }
  }
  return (
    <Tips>
      <StepBar labels={labels} at={0} />
      <Typography component="h2" variant="h2" sx={{ mb: 2 }}>
        {labels[0]}
      </Typography>
      {kinds.map((kind) => (
        <ContractToSign key={kind} variant={variantOf(kind)} order={found[kind].state} />
      ))}
      {!kinds.some(isThere) && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {say('orders.none.restoration')}
        </Alert>
      )}
      <FormControl sx={{ mb: 2, display: 'block' }}>
        <FormLabel id="order-kind">{say('orders.kind.legend')}</FormLabel>
        <RadioGroup aria-labelledby="order-kind" {...field}>
          {kinds.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={say(`orders.state.restorationOf.${one}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Button
        variant="contained"
        disabledReason={isThere(chosen) ? undefined : nothing}
        busy={running}
        onClick={() => void proceed()}
      >
        {say('orders.kind.go')}
      </Button>
      <div role="alert">
        {failed && (
          <Alert role="none" severity="error" sx={{ mt: 2 }}>
            {translate(failed)}
          </Alert>
        )}
      </div>
    </Tips>
  );
}
