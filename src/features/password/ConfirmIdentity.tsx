import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { IdentityConfirmation } from '../../api/identityConfirmation';
import { later } from '../../i18n/italian';

const ConfirmDialog = lazy(
  later(() => import('./ConfirmDialog').then((file) => ({ default: file.ConfirmDialog }))),
);

/** Asks whoever is signed in who they are, over whatever is shown, when a call needs it. */
export function ConfirmIdentity({ confirmation }: { readonly confirmation: IdentityConfirmation }) {
  const proof = useSyncExternalStore(confirmation.subscribe, confirmation.getAsked);
  return (
    proof && (
      <Suspense>
        <ConfirmDialog
          proof={proof}
          done={() => confirmation.answer(true)}
          close={() => confirmation.answer(false)}
        />
      </Suspense>
    )
  );
}
