import { useEffect, useState, useSyncExternalStore } from 'react';
import type { IdentityConfirmation } from '../api/identityConfirmation';
import { later } from '../i18n/italian';

const fetchDialog = later(() => import('./ConfirmDialog').then((file) => file.ConfirmDialog));

/** Asks whoever is signed in who they are, over whatever is shown, when a call needs it. */
export function ConfirmIdentity({ confirmation }: { readonly confirmation: IdentityConfirmation }) {
  const proof = useSyncExternalStore(confirmation.subscribe, confirmation.getAsked);
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof fetchDialog>>>();
  useEffect(() => {
    if (!proof) return;
    // Without a connection nobody can be asked: whoever waits for the answer is told what is needed, where they are.
    fetchDialog().then(
      (found) => setDialog(() => found),
      () => confirmation.answer(false),
    );
  }, [proof, confirmation]);
  return (
    proof &&
    Dialog && (
      <Dialog proof={proof} done={() => confirmation.answer(true)} close={() => confirmation.answer(false)} />
    )
  );
}
