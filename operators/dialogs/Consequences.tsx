import Alert from '@mui/material/Alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayRetry, refusalText } from '../../src/api/refusal';
import { type Intention, useIntention } from '../../src/api/useIntention';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Dialog } from '../../src/ui/Dialog';
import { WhyButton } from '../../src/ui/tips/WhyButton';

interface ConsequencesProps<T> extends Pick<ActionDialogProps, 'close' | 'onFinished'> {
  readonly resource: string;
  readonly title: string;
  /** Reads what it will come to. */
  readonly ask: () => Promise<T>;
  /** Says it. */
  readonly tell: (answer: T) => ReactNode;
  readonly confirm: string;
  /** Does it. @param keyOf the idempotency key of what is sent: the same once more after an answer that was lost */
  readonly run: (keyOf: Intention['keyOf']) => Promise<unknown>;
  /** It takes nothing away. */
  readonly harmless?: boolean;
  /** What is still missing, in words. */
  readonly why?: string | undefined;
  readonly children?: ReactNode;
}

/** Says what something will come to, as the provider counts it now, before it is agreed to. */
export function Consequences<T>(props: ConsequencesProps<T>) {
  const {
    resource,
    title,
    ask,
    tell,
    confirm,
    run,
    close,
    onFinished,
    why,
    harmless = false,
    children,
  } = props;
  const translate = useTranslate();
  const queries = useQueryClient();
  const intention = useIntention();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const asked = useQuery({ queryKey: [resource, 'consequences', title], queryFn: ask, gcTime: 0 });
  const agree = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await run(intention.keyOf);
      await queries.invalidateQueries({ queryKey: [resource] });
      onFinished([]);
      close();
    } catch (failure) {
      if (!mayRetry(failure)) intention.end();
      setError(translate(refusalText(failure)));
      setBusy(false);
    }
  };
  const failed = error ?? (asked.error ? translate(refusalText(asked.error)) : undefined);

  return (
    <Dialog
      size="question"
      title={title}
      onClose={() => !busy && close()}
      about={
        <div role="status">
          {asked.data === undefined ? !failed && translate('gestore.wait') : tell(asked.data)}
        </div>
      }
      actions={
        <>
          <WhyButton onClick={close} busy={busy} sx={{ mr: 'auto' }}>
            {translate('gestore.cancel')}
          </WhyButton>
          <WhyButton
            variant="contained"
            color={harmless ? 'primary' : 'error'}
            why={why}
            busy={busy || asked.data === undefined}
            onClick={() => void agree()}
          >
            {confirm}
          </WhyButton>
        </>
      }
    >
      {children}
      <div role="alert">
        {failed && (
          <Alert role="none" severity="error" sx={{ mt: 2 }}>
            {failed}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
