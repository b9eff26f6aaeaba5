import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { useListRows } from './ListScreen';

/** A pause in typing, in milliseconds: a count for every letter would only be noise. */
const PAUSE = 600;

/** Tells who does not see the list that it is loading, and how much was found. */
export function ListStatus() {
  const { phase, total } = useListRows();
  const translate = useTranslate();
  const now =
    phase === 'loading'
      ? translate('engine.list.loading')
      : phase === 'ready'
        ? translate('engine.list.found', { smart_count: total })
        : '';
  const [said, setSaid] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSaid(now), PAUSE);
    return () => clearTimeout(timer);
  }, [now]);

  return (
    <div role="status" style={visuallyHidden}>
      {said}
    </div>
  );
}
