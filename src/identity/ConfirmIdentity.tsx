import { useEffect, useState, useSyncExternalStore } from 'react';
import type { IdentityConfirmation } from '../api/identityConfirmation';
import { later } from '../i18n/italian';

const fetchDialog = later(() => import('./ConfirmDialog').then((file) => file.ConfirmDialog));

interface ConfirmIdentityProps {
  readonly confirmation: IdentityConfirmation;
  /** True if the session has expired. Its dialog is then shown, which this one would cover. */
  readonly expired?: boolean;
}

/** Asks the signed-in person to confirm their identity, in a dialog over the current page, when a call requires it. */
export function ConfirmIdentity({ confirmation, expired = false }: ConfirmIdentityProps) {
  const proof = useSyncExternalStore(confirmation.subscribe, confirmation.getAsked);
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof fetchDialog>>>();
  useEffect(() => {
    if (!proof) return;
    // Without a connection the dialog cannot be loaded. The call is then answered as not confirmed, and its page says
    // what is required.
    fetchDialog().then(
      (found) => setDialog(() => found),
      () => confirmation.answer(false),
    );
  }, [proof, confirmation]);
  useEffect(() => {
    if (proof && expired) confirmation.answer(false);
  }, [proof, expired, confirmation]);
  return (
    proof &&
    !expired &&
    Dialog && (
      <Dialog proof={proof} done={() => confirmation.answer(true)} close={() => confirmation.answer(false)} />
    )
  );
}
