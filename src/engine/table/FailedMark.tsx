import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { useActions } from '../actions/ActionsContext';
import { Glyph } from '../cells/Glyph';

/** On a row for which the last action failed: why. */
export function FailedMark({ id }: { id: string }) {
  const { outcomes } = useActions();
  const translate = useTranslate();
  const reason = useSyncExternalStore(outcomes.subscribe, () => outcomes.reason(id));
  if (!reason) return null;
  return (
    <b className="failed-row">
      <Glyph name="warning" words={translate('engine.action.failedRow', { reason })} />
    </b>
  );
}
