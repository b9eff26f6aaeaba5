import { useNavigate } from 'react-router';
import type { Head } from '../../../contract/resizing/resizing';
import { practiceSave } from '../../../contract/transfer/endpoints';
import { keptChoices, subjectOf, type TransferChoices } from '../../../contract/transfer/transfer';
import { dayInRome } from '../../../contract/values/dates';
import { useCallApi } from '../../api/CallApi';
import { useRefresh } from '../../api/useRead';
import { useSendOnce } from '../../api/useSendOnce';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { HISTORY } from './practice';

/** Returns functions that save the choices of a new practice and open the page of the saved practice. */
export function useSaveChoices() {
  const callApi = useCallApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const session = useSession();

  /** Sends the choices in the shape of the specification's call. */
  async function save(answers: object, ds: Head | undefined): Promise<boolean> {
    const choices = keptChoices(answers as TransferChoices);
    const { nomeDs = '', cognomeDs = '' } = ds ?? {};
    const { customerCode } = session.school;
    const anno = dayInRome(viewerOf(session).now).slice(0, 4);
    const body = { customerCode, nomeDs, cognomeDs, anno, ...choices };
    await sendOnce(body, (idempotencyKey) => callApi(practiceSave, { body, idempotencyKey }));
    await openSaved(choices);
    return true;
  }

  /** Opens the page of a saved practice. */
  async function openSaved({ area = null, codMinAltri }: TransferChoices): Promise<void> {
    await refresh('practice');
    const subject = subjectOf({ codMinAltri: codMinAltri ?? '', area });
    // Deferred until the form has no unsaved input, because otherwise leaving it would ask for confirmation.
    setTimeout(
      () =>
        void navigate(`${HISTORY}/${encodeURIComponent(subject)}`, {
          replace: true,
          // Marks the new address as a continuation, so that the page does not say that it resumed a procedure.
          state: { goesOn: true },
        }),
    );
  }

  return { save, openSaved };
}
