import Alert from '@mui/material/Alert';
import { mergedCalls } from '../../../contract/resizing/endpoints';
import { mergedSchool } from '../../../contract/resizing/procedure';
import { singleApplications } from '../../../contract/resizing/resizing';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { useHead } from '../../steps/head/useHead';
import { ProcedureSteps } from '../../steps/ProcedureSteps';
import { useProcedure } from '../../steps/useProcedure';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { useMergedScreens } from './useMergedScreens';
import { type Merger, useMergedStatus, useMerger } from './useResizing';

/** Renders the resizing of a school that is merged into others. */
export function MergedPage() {
  const say = useSay();
  const status = useMergedStatus();
  const { licenses } = useSession().profile;
  const single = licenses.some((code) =>
    (singleApplications as readonly string[]).includes(code.toLowerCase()),
  );
  const { data, isError, refetch } = status;
  return (
    <Page title={say('resizing.mergedTitle')}>
      {isError && data === undefined && <NotLoaded again={refetch}>{say('resizing.failed')}</NotLoaded>}
      {data === undefined && !isError && <Loading heights={[48, 220]} />}
      {data === null && <Alert severity="info">{say('resizing.notMerged')}</Alert>}
      {data && !data.required && (
        <Alert severity="info">{say(single ? 'resizing.none.single' : 'resizing.none.licence')}</Alert>
      )}
      {data?.required && <Steps />}
    </Page>
  );
}

function Steps() {
  const say = useSay();
  const procedure = useProcedure(mergedSchool, mergedCalls);
  const merger = useMerger(true);
  const head = useHead(true);
  const found = [procedure.query, merger, head];
  if (found.some(({ isError, data }) => isError && data === undefined))
    return (
      <NotLoaded again={() => Promise.all(found.map(({ refetch }) => refetch()))}>
        {say('resizing.failed')}
      </NotLoaded>
    );
  if (!procedure.query.data || !merger.data || head.data === undefined)
    return <Loading heights={[48, 220]} />;
  return <Shown procedure={procedure} merger={merger.data} head={head.data} />;
}

interface ShownProps {
  readonly procedure: ReturnType<typeof useProcedure>;
  readonly merger: Merger;
  readonly head: ReturnType<typeof useHead>['data'];
}

function Shown({ procedure, merger, head }: ShownProps) {
  const say = useSay();
  const screens = useMergedScreens({ procedure, merger, head: head ?? undefined });
  const run = procedure.query.data?.run;
  if (!run) return null;
  return (
    <ProcedureSteps
      of={mergedSchool}
      procedure={procedure}
      run={run}
      screens={screens}
      failed={say('resizing.failed')}
    />
  );
}
