import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { by, columns, hasWords, next, type Sort, type User } from '../users';

/**
 * The limit, built into the console in place of its own list: the cost of a list of this size in React when nothing but
 * its rows is on the page.
 */
export function ResourceList({ resource }: { resource: Resource }) {
  const provider = useDataProvider();
  const [users, setUsers] = useState<User[]>([]);
  const [sort, setSort] = useState<Sort>({ field: 'uid', descending: false });
  const [words, setWords] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    provider.getList(resource.name, {}).then(({ data }) => setUsers(data));
  }, [provider, resource]);
  const shown = useMemo(() => {
    const found = words === '' ? users : users.filter((user) => hasWords(user, words));
    return [...found].sort(by(sort));
  }, [users, sort, words]);
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => 40,
    overscan: 5,
  });
  const all = shown.length > 0 && selected.size >= shown.length;
  return (
    <>
      <input aria-label="Cerca" value={words} onChange={(event) => setWords(event.target.value)} />
      <div ref={box} style={{ height: 700, overflow: 'auto' }}>
        <table>
          <thead>
            <tr>
              <th>
                <input
                  type="checkbox"
                  aria-label="Tutti"
                  checked={all}
                  onChange={() => setSelected(all ? new Set() : new Set(shown.map(({ uid }) => uid)))}
                />
              </th>
              {columns.map((name) => (
                <th key={name}>
                  <button type="button" onClick={() => setSort((before) => next(before, name))}>
                    {name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody style={{ display: 'block', position: 'relative', height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const user = shown[index];
              return (
                user && <Row key={user.uid} user={user} start={start} checked={selected.has(user.uid)} />
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Row = memo(({ user, start, checked }: { user: User; start: number; checked: boolean }) => (
  <tr style={{ position: 'absolute', transform: `translateY(${start}px)`, height: 40 }}>
    <td>
      <input type="checkbox" aria-label={user.uid} checked={checked} readOnly />
    </td>
    {columns.map((name) => (
      <td key={name}>{String(user[name] ?? '')}</td>
    ))}
  </tr>
));
