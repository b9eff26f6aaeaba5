import Button from '@mui/material/Button';
import { Link as RouterLink, useParams } from 'react-router';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { BackArrow } from './BackArrow';
import { SignedPractice } from './SignedPractice';
import { TransferSteps } from './TransferSteps';
import { HISTORY, usePractice, useWhich } from './usePractices';

/** One transfer of data: its steps, or its signed document. */
export function PracticePage() {
  const say = useSay();
  const { pratica: subject = '' } = useParams();
  const which = useWhich(subject);
  const { data, isError, refetch } = usePractice(subject);
  const { practice } = data ?? {};
  const signed = practice && practice.status !== 'CREATED';
  return (
    <Page
      title={say('resources.practice.title')}
      actions={
        <>
          <BackArrow />
          <Button component={RouterLink} to={HISTORY} variant="outlined">
            {say('transfer.history')}
          </Button>
        </>
      }
    >
      {isError && !data && <NotLoaded again={refetch}>{say('transfer.failed.status')}</NotLoaded>}
      {which && !data && !isError && <Loading heights={[48, 220]} />}
      {signed && <SignedPractice subject={subject} practice={practice} />}
      {(!which || (data && !signed)) && (
        <TransferSteps key={subject} subject={subject} pending={data?.pending} />
      )}
    </Page>
  );
}
