import type { Operation } from '../../../contract/operations/operation';

/** The outcome of an action on several records: what was done, what failed, and why. */
export interface Outcome {
  readonly action: string;
  readonly done: number;
  /** The failed records; if there are very many, only the first of them. */
  readonly failed: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
  /** The success message, if the panel shows it in place of a notification. */
  readonly said?: string;
  /** A description of what is missing from the result, which is then not a success. */
  readonly lacking?: string;
  /** The id of the operation in the history. */
  readonly operation?: string;
  /** The records of another resource that the action created. */
  readonly made?: { readonly resource: string; readonly ids: readonly string[] };
  /** The state of the operation, if it runs in the background or was stopped. */
  readonly progress?: Operation;
}

/** The store of the last outcome. Rows read the reason of their own failure from it. */
export interface Outcomes {
  /** True if a panel shows outcomes and offers to undo them. */
  readonly panel: boolean;
  latest(): Outcome | undefined;
  reason(id: string): string | undefined;
  set(outcome: Outcome | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** Creates the store. @param panel whether a panel shows outcomes */
export function createOutcomes(panel = false): Outcomes {
  let latest: Outcome | undefined;
  let reasons = new Map<string, string>();
  const listeners = new Set<() => void>();

  return {
    panel,
    latest: () => latest,
    reason: (id) => reasons.get(id),
    set(outcome) {
      latest = outcome;
      reasons = new Map(outcome?.failed.map(({ id, reason }) => [id, reason]));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
