import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider, useGetList, useTranslate } from 'react-admin';
import { POSITION } from '../../../contract/storing/reordering';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { isChanged, refusalText } from '../../api/refusal';
import type { Resource, Row } from '../../engine/declaration/defineResource';
import { wholeList, wholeListQuery } from '../../engine/record/wholeList';
import { useWords } from '../../engine/record/words';
import { arrangedAnew, moved } from './moved';
import type { SavedOrder } from './savedOrder';

/** A reordering: the rows in the order that was read, the rows in the order wanted, and the idempotency key. */
interface Arranged {
  readonly seen: readonly Row[];
  readonly wanted: readonly Row[];
  readonly key: string;
}

const NONE: readonly Row[] = [];
const keysOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
const placeOf = (row: Row) => Number(row[POSITION] ?? 0);
const inOrder = (rows: readonly Row[]) => [...rows].sort((a, b) => placeOf(a) - placeOf(b));
const sameOrder = (one: readonly Row[], other: readonly Row[]) =>
  keysOf(one).join('\n') === keysOf(other).join('\n');

/** Loads all rows of a resource for reordering and saves the order; after a rejected save the new arrangement stays. */
export function useReordering(resource: Resource, onSaved: (order: SavedOrder) => void) {
  const run = useCallEndpoint();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const words = useWords(resource);
  const translate = useTranslate();
  const { data, isPending, error } = useGetList<Row>(resource.name, wholeList, {
    structuralSharing: false,
  });
  const now = useMemo(() => inOrder(data ?? NONE), [data]);
  const [arranged, setArranged] = useState<Arranged>();
  const [said, say] = useState('');
  const [problem, setProblem] = useState<{ readonly text: string; readonly changed: boolean }>();
  const [saving, setSaving] = useState(false);
  const rows = arranged?.wanted ?? now;
  const nameOf = (row: Row) => {
    const { title, fields } = resource;
    return fields[title]?.kind === 'ref' ? words.value(title, row[title]) || row.id : words.title(row);
  };

  function reorder(wanted: readonly Row[]) {
    const seen = arranged?.seen ?? now;
    setArranged(sameOrder(seen, wanted) ? undefined : { seen, wanted, key: crypto.randomUUID() });
  }
  function tell(row: Row, at: number) {
    const values = { place: at + 1, total: rows.length, name: nameOf(row) };
    say(translate('engine.arrange.moved', values));
  }
  function move(from: number, to: number) {
    reorder(moved(rows, from, to));
    const row = rows[from];
    if (row) tell(row, to);
  }

  async function save() {
    const { reorder: call } = resource.endpoints;
    if (!call || !arranged || saving) return;
    const [before, after] = [keysOf(arranged.seen), keysOf(arranged.wanted)];
    setSaving(true);
    setProblem(undefined);
    try {
      const body = { ids: after, seen: before };
      await run(resource.name, call.endpoint, { body, idempotencyKey: arranged.key });
      onSaved({ before, after });
    } catch (refused) {
      setProblem({ text: refusalText(refused), changed: isChanged(refused) });
    }
    setSaving(false);
  }

  /** Merges other people's changes while keeping the new arrangement. */
  async function reread() {
    try {
      const fresh = await queries.fetchQuery({ ...wholeListQuery(provider, resource), staleTime: 0 });
      const seen = inOrder(fresh.data);
      const wanted = arrangedAnew(rows, seen);
      setArranged(sameOrder(seen, wanted) ? undefined : { seen, wanted, key: crypto.randomUUID() });
      setProblem(undefined);
      say(translate('engine.arrange.rereadDone'));
    } catch (failed) {
      setProblem({ text: refusalText(failed), changed: true });
    }
  }

  return {
    rows,
    nameOf,
    move,
    reorder,
    tell,
    save,
    reread,
    said,
    problem,
    saving,
    changed: arranged !== undefined,
    loading: isPending,
    failed: data ? null : error,
  };
}
