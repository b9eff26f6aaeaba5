import { useNavigate } from 'react-router';
import type { Head } from '../../../contract/resizing/resizing';
import type { SignatureAnswer } from '../../../contract/signing/signing';
import { practiceSignOffline, practiceSignOnline } from '../../../contract/transfer/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { SignDocument } from '../../signing/SignDocument';
import type { StepProps } from '../../steps/stepScreen';
import { usePracticeAtHand } from './PracticeContext';
import { HISTORY } from './practice';
import { useDocument, useWhich } from './usePractices';

/**
 * Renders the step in which the document is signed online, or downloaded, signed elsewhere and uploaded. After signing,
 * the list of practices opens.
 */
export function SignStep({ run, procedure }: StepProps) {
  const say = useSay();
  const callApi = useCallApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { subject, pending } = usePracticeAtHand();
  const document = useDocument(subject, run.saved?.at ?? '');
  const { codMin = '', area } = useWhich(subject) ?? {};
  const query = { codMin, ...(area && { area }) };
  const { ds } = run.answers as { ds?: Head };
  async function signed({ waiting }: SignatureAnswer): Promise<void> {
    if (waiting) {
      await refresh('practice');
      return procedure.readAgain();
    }
    void navigate(HISTORY);
    await refresh('practice');
  }
  return (
    <SignDocument
      can={['practice', 'sign']}
      procedure="transfer"
      title={say('transfer.document.title')}
      signer={ds && `${ds.nomeDs} ${ds.cognomeDs}`}
      pending={pending}
      file={document.data}
      error={document.error}
      again={document.refetch}
      online={async (body) => (await callApi(practiceSignOnline, { query, body })).data}
      offline={async (one, progress) =>
        (await callApi(practiceSignOffline, { query, file: one, progress })).data
      }
      signed={signed}
    />
  );
}
