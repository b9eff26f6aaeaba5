import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Row } from '../declaration/defineResource';
import { useListRows, useRowScreen } from '../list/ListScreen';
import { CardBox } from './cardStyles';
import { LONG } from './LongRows';
import { RowCard } from './RowCard';

/** About as high as a card is, in pixels; each is measured once it is drawn. */
const CARD = 210;

/** The rows as cards, on a phone. */
export function ResourceCards() {
  const { shown, phase, awaited } = useListRows();
  const { words } = useRowScreen();
  if (shown.length > LONG) return <LongCards rows={shown} label={words.say('caption')} />;
  return (
    <CardBox aria-busy={phase === 'loading' || awaited}>
      <ul aria-label={words.say('caption')}>
        {phase === 'loading' &&
          Array.from({ length: 5 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <li key={i} style={{ height: CARD }} aria-hidden>
              <span />
              <span className="bone" style={{ marginTop: 12 }} />
            </li>
          ))}
        {shown.map((row) => (
          <RowCard key={row.id} row={row} />
        ))}
      </ul>
    </CardBox>
  );
}

function LongCards({ rows, label }: { rows: readonly Row[]; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => CARD,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 3,
  });
  const inSight = virtual.getVirtualItems();
  return (
    <CardBox ref={box} className="long">
      <ul aria-label={label} style={{ paddingTop: inSight[0]?.start ?? 0, height: virtual.getTotalSize() }}>
        {inSight.map(({ index }) => {
          const row = rows[index];
          return row && <RowCard key={row.id} row={row} place={index} measure={virtual.measureElement} />;
        })}
      </ul>
    </CardBox>
  );
}
