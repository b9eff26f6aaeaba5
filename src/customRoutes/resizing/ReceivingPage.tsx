import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { receivingSchool } from '../../../contract/resizing/procedure';
import { receivingCalls, receivingStatus } from '../../../contract/resizing/receivingEndpoints';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { ProcedureSteps } from '../../steps/ProcedureSteps';
import type { StepScreens } from '../../steps/stepScreen';
import { useProcedure } from '../../steps/useProcedure';
import { LineSkeleton } from '../../ui/LineSkeleton';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { AnswersStep } from './AnswersStep';
import { useReceived } from './useReceived';

/** Renders the resizing of a school that others are merged into. */
export function ReceivingPage() {
  const say = useSay();
  const { manual } = useSession().links ?? {};
  const { data, isError, refetch } = useRead(receivingStatus);
  const guide = manual && (
    <Link href={manual} target="_blank" rel="noopener">
      {say('resizing.guide')}
    </Link>
  );
  return (
    <Page title={say('resizing.receivingTitle')} actions={guide}>
      {isError && data === undefined && <NotLoaded again={refetch}>{say('resizing.statusFailed')}</NotLoaded>}
      {data === undefined && !isError && <Loading heights={[220]} />}
      {data === null && <Alert severity="info">{say('resizing.nobody')}</Alert>}
      {data && <Steps finished={data.status === 'FINISHED'} />}
    </Page>
  );
}

function Steps({ finished }: { readonly finished: boolean }) {
  const say = useSay();
  const navigate = useNavigate();
  const procedure = useProcedure(receivingSchool, receivingCalls);
  const { data, isError, refetch } = procedure.query;
  if (isError && !data) return <NotLoaded again={refetch}>{say('resizing.failed')}</NotLoaded>;
  if (!data) return null;
  const screens: StepScreens = {
    informativa: {
      label: say('resizing.steps.informativa'),
      Screen: ReceivingInformation,
      back: () => void navigate('/'),
    },
    applicativi: {
      label: say(finished ? 'resizing.steps.riepilogo' : 'resizing.steps.applicativi'),
      Screen: AnswersStep,
      over: finished,
    },
  };
  return (
    <ProcedureSteps
      of={receivingSchool}
      procedure={procedure}
      run={data.run}
      screens={screens}
      failed={say('resizing.failed')}
    />
  );
}

/** Explains the purpose and the steps of the procedure. */
function ReceivingInformation() {
  const say = useSay();
  const { data, isError, refetch } = useReceived();
  const schools = data?.map(({ name, codMin }) => `${name} (${codMin})`).join(', ');
  return (
    <>
      {isError && !data ? (
        <NotLoaded again={refetch}>{say('resizing.failed')}</NotLoaded>
      ) : (
        <Typography sx={{ mb: 1 }}>
          {schools === undefined && <LineSkeleton />}
          {schools === '' && say('resizing.nobody')}
          {schools && say('resizing.received.lead', { schools })}
        </Typography>
      )}
      <ul>
        {(['compare', 'accept', 'refuse', 'after'] as const).map((one) => (
          <li key={one}>{say(`resizing.received.${one}`)}</li>
        ))}
      </ul>
    </>
  );
}
