import type { CallApi } from './CallApi';

/** What is asked for: the password or a passkey, or a code of an app (or a passkey) where the password is not enough. */
export type Proof = 'password' | 'code';

/** The question who somebody is, between the calls that need it answered and the dialog that asks it. */
export interface IdentityConfirmation {
  /** Whether whoever is signed in has said again who they are. Who needs it meanwhile waits for the same answer. */
  ask(proof: Proof): Promise<boolean>;
  /** What is being asked for. */
  getAsked(): Proof | undefined;
  answer(confirmed: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function createIdentityConfirmation(): IdentityConfirmation {
  const listeners = new Set<() => void>();
  let open: { proof: Proof; answered: Promise<boolean> } | undefined;
  let answerOpen: (confirmed: boolean) => void = () => undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const answer = (confirmed: boolean) => {
    answerOpen(confirmed);
    open = undefined;
    tell();
  };
  return {
    answer,
    async ask(proof) {
      // Nobody is there to ask: a page without the frame.
      if (listeners.size === 0) return false;
      if (!open) {
        const answered = new Promise<boolean>((resolve) => {
          answerOpen = resolve;
        });
        open = { proof, answered };
        tell();
      }
      return open.answered;
    },
    getAsked: () => open?.proof,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        // Whoever is gone, as on signing out, is not asked when somebody comes next.
        if (listeners.size === 0) answer(false);
      };
    },
  };
}

const proofs: Readonly<Record<string, Proof>> = {
  confirmationNeeded: 'password',
  codeConfirmationNeeded: 'code',
};

/** Calls that, where the provider first wants to know who is there, ask and are made once more. */
export const askingWhoIsThere = (callApi: CallApi, confirmation: IdentityConfirmation): CallApi => {
  const asking = async (...call: Parameters<CallApi>) => {
    try {
      return await callApi(...call);
    } catch (failure) {
      const proof = proofs[String((failure as { code?: unknown }).code)];
      if (!proof || !(await confirmation.ask(proof))) throw failure;
      return callApi(...call);
    }
  };
  return asking as CallApi;
};
