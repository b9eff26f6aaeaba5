/** The criteria that narrow a list, in the provider's terms. */
export interface Narrowing {
  readonly filter: Readonly<Record<string, string | boolean>>;
  /** The user's conditions as one predicate. */
  readonly where?: object;
  readonly search?: string;
}

/** All results of a list, described by their common criteria: the provider finds the records itself. */
export interface FoundAll extends Narrowing {
  /** The number of results. */
  readonly total: number;
  /** The keys of the results that are excluded: deselected, or not selectable. */
  readonly except: ReadonlySet<string>;
}

/** The set of selected rows. It lives as long as the screen: a reload starts with none. */
export interface Selection {
  has(id: string): boolean;
  /** The selected keys; if {@link all} is set, only those of loaded rows. */
  ids(): ReadonlySet<string>;
  count(): number;
  /** Set if the whole result was selected at once instead of individual rows. */
  all(): FoundAll | undefined;
  set(ids: Iterable<string>, selected: boolean): void;
  /** Selects the whole result. @param ids keys of the rows that are loaded */
  setAll(all: FoundAll, ids: Iterable<string>): void;
  /** Deselects everything but these. */
  keep(ids: ReadonlySet<string>): void;
  /** Reduces a "select all results" selection to the loaded rows, because another filter finds other rows. */
  forgetAll(): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store outside React state, so that selecting one row re-renders that row and not the table. */
export function createSelection(initial: ReadonlySet<string> = new Set()): Selection {
  let selected = initial;
  let everything: FoundAll | undefined;
  const listeners = new Set<() => void>();

  /**
   * Replaces the selection. A whole result with every row excluded becomes an empty selection: it must not select rows
   * that another filter finds.
   */
  function become(next: ReadonlySet<string>, all?: FoundAll) {
    const isNothing = all !== undefined && all.total <= all.except.size;
    selected = isNothing ? new Set() : next;
    everything = isNothing ? undefined : all;
    for (const listener of listeners) listener();
  }

  return {
    has: (id) => (everything ? !everything.except.has(id) : selected.has(id)),
    ids: () => selected,
    count: () => (everything ? everything.total - everything.except.size : selected.size),
    all: () => everything,
    set(ids, on) {
      // A prepared Set is used as is, to avoid copying ten thousand keys.
      if (on && !everything && selected.size === 0 && ids instanceof Set) return become(ids);
      if (!on && !everything && ids === selected) return become(new Set());
      const next = new Set(selected);
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      if (!everything) return become(next);
      const except = new Set(everything.except);
      for (const id of ids) {
        if (on) except.delete(id);
        else except.add(id);
      }
      become(next, { ...everything, except });
    },
    setAll: (all, ids) => become(new Set(ids), all),
    keep(ids) {
      const kept = [...selected].filter((id) => ids.has(id));
      // With the whole result selected, only the provider knows which keys it contains, page by page.
      if (everything && ids.size > 0) return;
      if (everything || kept.length !== selected.size) become(new Set(kept));
    },
    forgetAll() {
      if (everything) become(selected);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
