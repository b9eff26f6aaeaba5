import {
  resizingSignOffline,
  resizingSignOnline,
  resizingStatus,
} from '../../../contract/resizing/endpoints';
import type { Head } from '../../../contract/resizing/resizing';
import { useCallApi } from '../../api/CallApi';
import { useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { SignDocument } from '../../signing/SignDocument';
import type { StepProps } from '../../steps/stepScreen';
import { useDocument } from './useDocument';
import { useMergedStatus } from './useResizing';

/** Renders the step in which the document is signed online, or downloaded, signed elsewhere and uploaded. */
export function SignStep({ run, procedure }: StepProps) {
  const say = useSay();
  const callApi = useCallApi();
  const refresh = useRefresh();
  const { data: status } = useMergedStatus();
  const document = useDocument(run.saved?.at ?? '');
  const { ds } = run.answers as { ds?: Head };
  return (
    <SignDocument
      can={['resizing', 'sign']}
      procedure="resizing"
      title={say('resizing.document.title')}
      signer={ds && `${ds.nomeDs} ${ds.cognomeDs}`}
      pending={status?.pending}
      file={document.data}
      error={document.error}
      again={document.refetch}
      online={async (body) => (await callApi(resizingSignOnline, { body })).data}
      offline={async (one, progress) => (await callApi(resizingSignOffline, { file: one, progress })).data}
      signed={async () => {
        await refresh(resizingStatus);
        await procedure.readAgain();
      }}
    />
  );
}
