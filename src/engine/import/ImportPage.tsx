import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LeaveGuard } from '../../ui/LeaveGuard';
import { Page } from '../../ui/Page';
import { Tips } from '../../ui/tips/Tips';
import { useFocusOnStep } from '../../ui/useFocusOnStep';
import type { Resource } from '../declaration/defineResource';
import { BackLink } from '../record/BackLink';
import { ChooseColumns } from './ChooseColumns';
import { ChooseFile } from './ChooseFile';
import { importPath } from './history';
import { ImportRows } from './ImportRows';
import { useImport } from './useImport';
import { useImportSay } from './useImportSay';
import { useSendImport } from './useSendImport';

/**
 * Renders the page that imports a file: choose it, map its columns if they are not obvious, review and correct the
 * rows, import. The page of the import follows.
 *
 * @example <Route path="/user/importa" element={<ImportPage resource={users} />} />
 */
export function ImportPage({ resource }: { resource: Resource }) {
  const say = useImportSay();
  const navigate = useNavigate();
  const importing = useImport(resource);
  const sending = useSendImport(resource, importing);
  const { phase, file } = importing.state;
  const { done } = sending;
  useFocusOnStep(phase);

  // Waits until the guard for unsaved changes has been removed.
  useEffect(() => {
    if (done) void navigate(importPath(done), { replace: true });
  }, [done, navigate]);

  return (
    <Tips>
      <Page title={say('title')} actions={<BackLink resource={resource} />}>
        {phase === 'choose' && <ChooseFile resource={resource} importing={importing} />}
        {phase === 'reading' && (
          <div role="status">
            <p>{say('choose.reading', { file })}</p>
            <LinearProgress aria-label={say('choose.reading', { file })} />
          </div>
        )}
        {phase === 'columns' && <ChooseColumns resource={resource} importing={importing} />}
        {phase === 'rows' && <ImportRows resource={resource} importing={importing} sending={sending} />}
        <LeaveGuard
          when={phase === 'rows' && !done}
          {...(sending.asked && { about: say('leaving') })}
          onLeave={() => {
            sending.begin();
            importing.reset();
          }}
        />
      </Page>
    </Tips>
  );
}
