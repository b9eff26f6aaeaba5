import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useMemo, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { wholeList } from '../../../src/engine/record/wholeList';
import type { UserRow } from '../../../src/resources/users/roles/foreseen';
import { type RoleOptions, useRoleCatalogue } from '../../../src/resources/users/roles/useRoleCatalogue';
import { by } from '../users';

const bySurname = by({ field: 'sn', descending: false });

/**
 * The limit of the matrix, built into the console in its place: people down, all applications across, in a bare virtual
 * table of plain text instead of buttons.
 */
export function MatrixPage({ resource }: { resource: Resource }) {
  const { data: known } = useRoleCatalogue();
  const { data } = useGetList<UserRow>(resource.name, wholeList, { structuralSharing: false });
  const [words, setWords] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const people = useMemo(() => [...(data ?? [])].sort(bySurname as never), [data]);
  const found = useMemo(() => {
    const wanted = words.toLowerCase();
    return people.filter(({ uid, sn, cn }) => `${uid} ${sn} ${cn}`.toLowerCase().includes(wanted));
  }, [people, words]);
  const virtual = useVirtualizer({
    count: known ? found.length : 0,
    getScrollElement: () => box.current,
    estimateSize: () => 44,
    overscan: 6,
  });
  return (
    <>
      <input aria-label="Cerca" value={words} onChange={(event) => setWords(event.target.value)} />
      <div ref={box} style={{ height: 580, overflow: 'auto' }}>
        <table>
          <tbody style={{ display: 'block', position: 'relative', height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const person = found[index];
              return person && known && <Row key={person.id} known={known} person={person} start={start} />;
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Row = memo(({ known, person, start }: { known: RoleOptions; person: UserRow; start: number }) => (
  <tr style={{ position: 'absolute', transform: `translateY(${start}px)`, height: 44 }}>
    <th scope="row">{`${person.sn} ${person.cn}`}</th>
    {known.applications.map(({ ac }) => (
      <td key={ac}>
        {(person.groups ?? [])
          .filter(({ uid }) => uid === ac)
          .map(({ group }) => group)
          .join(', ') || '–'}
      </td>
    ))}
  </tr>
));
