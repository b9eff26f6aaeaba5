/** What a list is narrowed by, as the provider understands it. */
export interface Narrowing {
  readonly filter: Readonly<Record<string, string | boolean>>;
  /** The conditions that somebody put together, as one predicate. */
  readonly where?: object;
  readonly search?: string;
}

/** All that a list finds, said by what it has in common: the provider looks for it itself. */
export interface FoundAll extends Narrowing {
  /** How many it finds. */
  readonly total: number;
  /** The keys of those that are left out: unticked, or never to be ticked. */
  readonly except: ReadonlySet<string>;
}

/** Which rows are ticked. It lives as long as the screen: a reload starts with none. */
export interface Selection {
  has(id: string): boolean;
  /** The keys that were ticked; with {@link all}, those of them that are in the browser. */
  ids(): ReadonlySet<string>;
  count(): number;
  /** Set where all that is found was ticked, and not one row after the other. */
  all(): FoundAll | undefined;
  set(ids: Iterable<string>, selected: boolean): void;
  /** Ticks all that is found. @param ids of those that are in the browser */
  setAll(all: FoundAll, ids: Iterable<string>): void;
  /** Unticks everything but these. */
  keep(ids: ReadonlySet<string>): void;
  /** Leaves ticked only what was ticked and is in the browser: another filter finds something else. */
  forgetAll(): void;
  subscribe(listener: () => void): () => void;
}

/** A store of its own, so that ticking one row draws that row and not the table. */
export function createSelection(): Selection {
  let selected: ReadonlySet<string> = new Set();
  let everything: FoundAll | undefined;
  const listeners = new Set<() => void>();

  /** All that is found, but all of it, is nothing: it must not come back with what another filter finds. */
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
      // What was made ready is taken as it is: ten thousand keys are not copied one by one.
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
      // Of all that is found the provider knows which they are, page after page.
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
