import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ARRANGED_AT_MOST } from '../../../contract/storing/reordering';
import { refusalText } from '../../api/refusal';
import type { Resource, Row } from '../../engine/declaration/defineResource';
import { useSentence } from '../../i18n/useSentence';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { moved } from './moved';
import { type ReorderActs, ReorderRow } from './ReorderRow';
import { reorderStyles } from './reorderStyles';
import type { SavedOrder } from './savedOrder';
import { useReordering } from './useReordering';

interface ReorderDialogProps {
  readonly resource: Resource;
  readonly onClose: () => void;
  readonly onSaved: (order: SavedOrder) => void;
}

/** Lists all rows by name, to be moved by drag and drop or by button, and saved together. */
export function ReorderDialog({ resource, onClose, onSaved }: ReorderDialogProps) {
  const translate = useTranslate();
  const sentence = useSentence();
  const reordering = useReordering(resource, onSaved);
  const { rows, nameOf, said, problem, saving, changed, loading, failed } = reordering;
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ readonly id: string; readonly before: readonly Row[] }>();
  const latest = useRef({ reordering, drag });
  const pressed = useRef<{ readonly id: string; readonly way: string }>(undefined);
  const tooMany = rows.length > ARRANGED_AT_MOST;

  useLayoutEffect(() => {
    latest.current = { reordering, drag };
    // A row that moved in the document has lost the focus.
    const { id, way } = pressed.current ?? {};
    pressed.current = undefined;
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-row') === id);
    row?.querySelector<HTMLElement>(`[data-way=${way}]`)?.focus();
  });

  const acts = useMemo<ReorderActs>(() => {
    const at = (id: string) => latest.current.reordering.rows.findIndex((row) => row.id === id);
    return {
      move(id, to, way) {
        const { move, rows: all } = latest.current.reordering;
        const from = at(id);
        const place = to === 'first' ? 0 : to === 'last' ? all.length - 1 : from + to;
        if (place === from || place < 0 || place >= all.length) return;
        pressed.current = { id, way };
        move(from, place);
      },
      dragStart(id, { dataTransfer }) {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', id);
        setDrag({ id, before: latest.current.reordering.rows });
      },
      dragOver(id, event) {
        const { reordering: now, drag: dragged } = latest.current;
        if (!dragged) return;
        event.preventDefault();
        const [from, to] = [at(dragged.id), at(id)];
        if (from !== to) now.reorder(moved(now.rows, from, to));
      },
      dragEnd({ dataTransfer }) {
        const { reordering: now, drag: dragged } = latest.current;
        if (!dragged) return;
        setDrag(undefined);
        const to = at(dragged.id);
        const row = now.rows[to];
        // Dropped elsewhere, or cancelled: restore the previous order.
        if (dataTransfer.dropEffect === 'none') now.reorder(dragged.before);
        else if (row && dragged.before[to]?.id !== row.id) now.tell(row, to);
      },
    };
  }, []);

  return (
    <ActionDialog
      title={translate('engine.arrange.title')}
      about={tooMany ? undefined : translate('engine.arrange.about')}
      // The new order is discarded only by the cancel button.
      persistent={changed}
      confirm={{
        text: translate('engine.arrange.save'),
        disabledReason: changed ? undefined : translate('engine.arrange.unchanged'),
        run: () => void reordering.save(),
      }}
      running={saving}
      close={onClose}
    >
      {problem && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            problem.changed && (
              <Button color="inherit" size="small" onClick={() => void reordering.reread()}>
                {translate('engine.arrange.reread')}
              </Button>
            )
          }
        >
          {sentence(problem.text)}
        </Alert>
      )}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {loading && <Loading heights={[48, 48, 48]} />}
      {failed && <Alert severity="error">{sentence(refusalText(failed))}</Alert>}
      {tooMany && (
        <Alert severity="info">
          {translate('engine.arrange.tooMany', { most: ARRANGED_AT_MOST, total: rows.length })}
        </Alert>
      )}
      {!tooMany && rows.length > 0 && (
        <Box component="ol" ref={list} aria-label={translate('engine.arrange.list')} sx={reorderStyles}>
          {rows.map((row, place) => (
            <ReorderRow
              key={row.id}
              id={row.id}
              name={nameOf(row)}
              place={place + 1}
              isLast={place === rows.length - 1}
              dragged={drag?.id === row.id}
              acts={acts}
            />
          ))}
        </Box>
      )}
    </ActionDialog>
  );
}
