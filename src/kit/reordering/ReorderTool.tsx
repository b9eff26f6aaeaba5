import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useListRow, useListView } from '../../engine/list/listContexts';
import { parseSort } from '../../engine/query/listState';
import { later } from '../../i18n/italian';
import { useMay } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { SavedOrder } from './savedOrder';

const ReorderDialog = lazy(
  later(() => import('./ReorderDialog').then((file) => ({ default: file.ReorderDialog }))),
);
const ReorderedAlert = lazy(
  later(() => import('./ReorderedAlert').then((file) => ({ default: file.ReorderedAlert }))),
);

/**
 * Renders the button that opens the reordering dialog, in a list ordered by hand, for people who may update its
 * records.
 */
export function ReorderTool() {
  const { resource } = useListRow();
  const may = useMay();
  const { reorder } = resource.endpoints;
  const { update } = resource.can;
  return reorder && update && may(update) ? <Reordering /> : null;
}

function Reordering() {
  const { resource } = useListRow();
  const { shape, change } = useListView();
  const translate = useTranslate();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState<SavedOrder>();

  /** Shows the list in the order made by hand, whatever order was chosen before. */
  function show() {
    change({ order: parseSort(shape.sort) });
    void queries.invalidateQueries({ queryKey: [resource.name] });
  }
  function onSaved(order: SavedOrder) {
    setOpen(false);
    setSaved(order);
    show();
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="sortable" />}
        aria-haspopup="dialog"
        onClick={() => {
          setSaved(undefined);
          setOpen(true);
        }}
      >
        {translate('engine.arrange.open')}
      </Button>
      {/* Rendered while still empty, so that the live region announces new content. */}
      <Box role="status" sx={saved ? { flexBasis: '100%' } : { position: 'absolute' }}>
        {saved && (
          <Suspense fallback={null}>
            <ReorderedAlert
              resource={resource}
              order={saved}
              onUndone={show}
              onClose={() => setSaved(undefined)}
            />
          </Suspense>
        )}
      </Box>
      {open && (
        <Suspense fallback={null}>
          <ReorderDialog resource={resource} onClose={() => setOpen(false)} onSaved={onSaved} />
        </Suspense>
      )}
    </>
  );
}
