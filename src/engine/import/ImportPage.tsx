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
 * The page that imports a file: choose it, say what its columns are where that is not plain, see and put right what
 * each row would do, import. The import's own page follows.
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

  // Not before the guard of what is not imported has stood down.
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
