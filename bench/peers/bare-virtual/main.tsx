import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { by, columns, fetchUsers, hasWords, next, type Sort, type User } from '../users';

/** The limit: what a list of this size costs in React when nothing but its rows is on the page. */
function List() {
  const [users, setUsers] = useState<User[]>([]);
  const [sort, setSort] = useState<Sort>({ field: 'uid', descending: false });
  const [words, setWords] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fetchUsers().then(setUsers);
  }, []);
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

function Home() {
  const [open, setOpen] = useState(false);
  return open ? (
    <List />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Utenti
    </button>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Home />);
