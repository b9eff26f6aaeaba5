import { NEW_PRACTICE } from '../../../contract/transfer/transfer';
import type { OwnPageProps, RecordPageProps } from '../../engine/declaration/resource';
import { useSay } from '../../i18n/useSay';
import { BackButton } from '../../ui/BackButton';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { HISTORY } from './practice';
import { SignedPractice } from './SignedPractice';
import { TransferSteps } from './TransferSteps';
import { usePractice, useWhich } from './usePractices';

/** Shows a transfer of data, or a new one: its steps, or its signed document. */
export function PracticePage({ record }: OwnPageProps & Partial<RecordPageProps>) {
  const say = useSay();
  const subject = record?.id ?? NEW_PRACTICE;
  const which = useWhich(subject);
  const { data, isError, refetch } = usePractice(subject);
  const { practice } = data ?? {};
  const signed = practice && practice.status !== 'CREATED';
  return (
    <Page
      title={say('resources.practice.title')}
      actions={
        <>
          <BackButton>{say('transfer.goBack')}</BackButton>
          <Button to={HISTORY} variant="outlined">
            {say('transfer.history')}
          </Button>
        </>
      }
    >
      {isError && !data && <NotLoaded again={refetch}>{say('resources.practice.failedToLoad')}</NotLoaded>}
      {which && !data && !isError && <Loading heights={[48, 220]} />}
      {signed && <SignedPractice subject={subject} practice={practice} />}
      {(!which || (data && !signed)) && (
        <TransferSteps key={subject} subject={subject} pending={data?.pending} />
      )}
    </Page>
  );
}
