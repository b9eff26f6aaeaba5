/** Which rows are ticked. It lives as long as the screen: a reload starts with none. */
export interface Selection {
  has(id: string): boolean;
  ids(): ReadonlySet<string>;
  set(ids: Iterable<string>, selected: boolean): void;
  /** Unticks everything but these. */
  keep(ids: ReadonlySet<string>): void;
  subscribe(listener: () => void): () => void;
}

/** A store of its own, so that ticking one row draws that row and not the table. */
export function createSelection(): Selection {
  let selected: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();

  function become(next: ReadonlySet<string>) {
    selected = next;
    for (const listener of listeners) listener();
  }

  return {
    has: (id) => selected.has(id),
    ids: () => selected,
    set(ids, on) {
      const next = new Set(selected);
      for (const id of ids) {
        if (on) next.add(id);
        else next.delete(id);
      }
      become(next);
    },
    keep(ids) {
      const kept = [...selected].filter((id) => ids.has(id));
      if (kept.length !== selected.size) become(new Set(kept));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
