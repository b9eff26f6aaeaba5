import { useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react';
import { later } from '../../i18n/italian';
import type { Row } from '../declaration/defineResource';
import { useEditedRows } from '../list/editedRows';
import { useListRow, useListRows } from '../list/listContexts';
import { CardBox } from './cardStyles';
import { LONG } from './LongRows';
import { RowCard, type RowCardProps } from './RowCard';

const EditedCard = lazy(later(() => import('./EditedCard').then((file) => ({ default: file.EditedCard }))));

/** The estimated height of a card in pixels; each card is measured once it is rendered. */
const CARD = 210;

/**
 * Renders the rows as cards where a table does not fit. @param card the component that renders a card in place of the
 * console's own
 */
export function ResourceCards({ card: Card = RowCard }: { readonly card?: ComponentType<RowCardProps> }) {
  const { shown, phase, awaited } = useListRows();
  const { words, edited } = useListRow();
  const ids = useEditedRows(edited);
  const draw = (props: RowCardProps) => {
    const { row } = props;
    const drawn = <Card key={row.id} {...props} />;
    if (!ids.has(row.id)) return drawn;
    return (
      <Suspense key={`edited ${row.id}`} fallback={drawn}>
        <EditedCard {...props} reading={drawn} />
      </Suspense>
    );
  };
  // A card that is edited must not be unmounted while it is out of sight.
  if (shown.length > LONG && ids.size === 0)
    return <LongCards rows={shown} label={words.say('caption')} draw={draw} />;
  return (
    <CardBox aria-busy={phase === 'loading' || awaited}>
      <ul aria-label={words.say('caption')}>
        {phase === 'loading' &&
          Array.from({ length: 5 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
            <li key={i} style={{ height: CARD }} aria-hidden>
              <span />
              <span className="bone" style={{ marginTop: 12 }} />
            </li>
          ))}
        {shown.map((row) => draw({ row }))}
      </ul>
    </CardBox>
  );
}

interface LongCardsProps {
  readonly rows: readonly Row[];
  readonly label: string;
  readonly draw: (props: RowCardProps) => ReactNode;
}

function LongCards({ rows, label, draw }: LongCardsProps) {
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
          return row && draw({ row, place: index, count: rows.length, measure: virtual.measureElement });
        })}
      </ul>
    </CardBox>
  );
}
