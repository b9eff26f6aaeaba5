import type { CallApi } from './CallApi';

/**
 * Proof of identity that a call requires. `password` accepts the password or a passkey; `code` accepts an app's code or
 * a passkey, for calls for which the password is not enough.
 */
export type Proof = 'password' | 'code';

/** Connects the calls that need the person to confirm their identity with the dialog that asks for it. */
export interface IdentityConfirmation {
  /**
   * Resolves with whether the signed-in person confirmed their identity. Calls made before the answer get the same one.
   */
  ask(proof: Proof): Promise<boolean>;
  /** Returns the proof being asked for. */
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
      // Nothing listens that could ask, because the page has no frame.
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
        // A question left open, such as at sign-out, must not be shown to the next person.
        if (listeners.size === 0) answer(false);
      };
    },
  };
}

const proofs: Readonly<Record<string, Proof>> = {
  confirmationNeeded: 'password',
  codeConfirmationNeeded: 'code',
};

/** Wraps calls so that, if the provider first requires proof of identity, they ask for it and retry once. */
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
