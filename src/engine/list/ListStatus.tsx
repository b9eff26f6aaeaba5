import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { useListRows } from './listContexts';

/** The pause in typing before an announcement, in milliseconds: a count for every letter would only be noise. */
const PAUSE = 600;

/** Renders a live region that announces loading and the number of results to screen readers. */
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
