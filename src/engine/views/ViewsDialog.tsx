import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import type { ListView } from '../../../contract/views/listView';
import { useSentence } from '../../i18n/useSentence';
import { useMay } from '../../session/viewer';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { useListRow, useListSearch, useListView } from '../list/listContexts';
import { useViews } from '../list/useViews';
import { readListState } from '../query/listState';
import { ViewForm } from './ViewForm';
import { ViewRow } from './ViewRow';
import { viewQuery } from './viewQuery';

/**
 * Renders the saved views of the list: open one, save the current state as a new one, rename, delete, or choose the
 * default.
 */
export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const view = useListView();
  const { search } = useListSearch();
  const views = useViews(useListRow().resource);
  const translate = useTranslate();
  const sentence = useSentence();
  const navigate = useNavigate();
  const may = useMay();
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState('');
  const now = viewQuery({ ...view, search }, view.shape);
  const heading = useRef<HTMLHeadingElement>(null);
  const namesBut = (id?: string) =>
    views.all.filter((one) => one.mine && one.id !== id).map(({ name }) => name);

  /** Changes the views; returns true on success, otherwise shows the reason. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setFault('');
    try {
      await work();
      return true;
    } catch (error) {
      setFault(error instanceof Error ? error.message : 'engine.list.failed');
      return false;
    }
  }
  /** Closes the form, and moves the focus from its button. */
  function leave() {
    setSaving(false);
    heading.current?.focus();
  }
  function open(saved: ListView) {
    navigate({ search: saved.query });
    onClose();
  }
  const failed = views.phase === 'failed' ? 'engine.list.failed' : fault;

  return (
    <ActionDialog
      title={translate('engine.views.title')}
      titleRef={heading}
      actions={
        !saving && (
          <Button variant="outlined" onClick={() => setSaving(true)}>
            {translate('engine.views.saveNow')}
          </Button>
        )
      }
      close={onClose}
    >
      <div role="alert">{failed && <Alert severity="error">{sentence(failed)}</Alert>}</div>
      {views.phase === 'ready' && views.all.length === 0 && <p>{translate('engine.views.none')}</p>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }} aria-label={translate('engine.views.title')}>
        {views.all.map((saved) => (
          <ViewRow
            key={saved.id}
            view={saved}
            current={viewQuery(readListState(saved.query, view.shape), view.shape) === now}
            manageable={saved.mine || may(['view', 'share'])}
            onOpen={() => open(saved)}
            onDefault={() => attempt(() => views.choose(saved.byDefault ? undefined : saved))}
            onRename={(name) => attempt(() => views.rename(saved, name))}
            taken={namesBut(saved.id)}
            onRemove={async () => {
              const removed = await attempt(() => views.remove(saved));
              // The removed row contained the focused button.
              if (removed) heading.current?.focus();
              return removed;
            }}
          />
        ))}
      </Box>
      {saving && (
        <ViewForm
          label={translate('engine.views.name')}
          submit={translate('engine.views.save')}
          taken={namesBut()}
          share={may(['view', 'share'])}
          onCancel={leave}
          onSubmit={async (name, shared) => {
            if (await attempt(() => views.save({ name, shared, query: now }))) leave();
          }}
        />
      )}
    </ActionDialog>
  );
}
