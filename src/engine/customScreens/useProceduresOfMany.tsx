import { Suspense, useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useMay } from '../../session/viewer';
import { loaded } from '../../ui/loaded';
import type { Row } from '../declaration/defineResource';
import type { ProcedureOfManyProps } from '../declaration/resource';
import { useListRow, useListView } from '../list/listContexts';
import { useTickedRows } from '../list/useTickedRows';

/**
 * Returns the procedures on the selected rows: the command that starts each of them, and the dialog of the one in
 * progress.
 */
export function useProceduresOfMany() {
  const { resource, words } = useListRow();
  const allRows = useTickedRows();
  const { begin: asked } = useListView();
  const may = useMay();
  const notify = useNotify();
  const [begun, setBegun] = useState<{ readonly name: string; readonly rows: readonly Row[] }>();
  const close = useCallback(() => setBegun(undefined), []);
  const offered = Object.entries(resource.procedures).filter(([, { can }]) => may(can));

  function begin(name: string) {
    const rows = allRows();
    if (!rows) return;
    if (rows.length === 0) notify('engine.action.nothingSelected', { type: 'warning' });
    else setBegun({ name, rows });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is requested
  useEffect(() => {
    if (offered.some(([name]) => name === asked)) begin(String(asked));
  }, [asked]);
  const procedure = begun && resource.procedures[begun.name];
  const Dialog = procedure && loaded<ProcedureOfManyProps>(procedure.many);

  const offers = offered.map(([name, { icon }]) => ({
    name: `procedure ${name}`,
    said: words.say(`procedures.${name}.label`),
    icon,
    does: () => begin(name),
  }));
  const dialog = begun && Dialog && (
    <Suspense fallback={null}>
      <Dialog resource={resource} rows={begun.rows} onClose={close} />
    </Suspense>
  );
  return { offers, dialog };
}
