import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { Security } from '../../../contract/entities/otp';
import { ConfirmDialog } from './ConfirmDialog';

/** Does the work. Where the provider first asks for a confirmation, asks the person for it and does the work again. */
export type Confirmed = <T>(work: () => Promise<T>) => Promise<T>;

const ConfirmedContext = createContext<Confirmed | undefined>(undefined);

/** For work that a session alone may not do. What was typed stays where it is meanwhile. */
export function useConfirmed(): Confirmed {
  const confirmed = useContext(ConfirmedContext);
  if (!confirmed) throw new Error('useConfirmed is for what stands inside ConfirmIdentity');
  return confirmed;
}

interface Waiting {
  readonly goOn: () => void;
  readonly giveUp: () => void;
}

interface ConfirmIdentityProps {
  readonly security: Pick<Security, 'password' | 'passkeys'>;
  /** The work wants a code of an app where there is one, and the password is not enough. */
  readonly code?: boolean;
  readonly children: ReactNode;
}

/** Asks the person for the password, a code or a passkey, over whatever is shown, when something inside needs it. */
export function ConfirmIdentity({ security, code = false, children }: ConfirmIdentityProps) {
  const [waiting, setWaiting] = useState<Waiting>();
  const confirmed = useCallback<Confirmed>(async (work) => {
    try {
      return await work();
    } catch (failure) {
      if ((failure as { code?: unknown }).code !== 'confirmationNeeded') throw failure;
      await new Promise<void>((resolve, reject) => {
        setWaiting({ goOn: resolve, giveUp: () => reject(failure) });
      });
      return work();
    }
  }, []);
  const leave = (how: keyof Waiting) => {
    waiting?.[how]();
    setWaiting(undefined);
  };

  return (
    <ConfirmedContext value={confirmed}>
      {children}
      {waiting && (
        <ConfirmDialog
          code={code}
          password={security.password}
          passkey={security.passkeys.length > 0}
          done={() => leave('goOn')}
          close={() => leave('giveUp')}
        />
      )}
    </ConfirmedContext>
  );
}
