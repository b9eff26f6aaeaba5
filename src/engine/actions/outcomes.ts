import type { Operation } from '../../../contract/operations/operation';

/** What became of an action on several records: what was done, and what was not and why. */
export interface Outcome {
  readonly action: string;
  readonly done: number;
  /** With very many only the first. */
  readonly failed: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
  /** That it succeeded, where the panel says so in place of a notification. */
  readonly said?: string;
  /** What is lacking in what was done, in words: it is no success then. */
  readonly lacking?: string;
  /** Where the history keeps it. */
  readonly operation?: string;
  /** Records of another resource that it made. */
  readonly made?: { readonly resource: string; readonly ids: readonly string[] };
  /** How it stands, where it is not done at once or was broken off. */
  readonly progress?: Operation;
}

/** The last outcome. Rows read their own reason from it. */
export interface Outcomes {
  /** Whether a panel shows them, in which what was done can be taken back. */
  readonly panel: boolean;
  latest(): Outcome | undefined;
  reason(id: string): string | undefined;
  set(outcome: Outcome | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** @param panel whether a panel shows them */
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
