import { useCallback, useRef, useState } from 'react';
import type { Head } from '../../../contract/resizing/resizing';
import { practiceDocument, practiceFiles } from '../../../contract/transfer/endpoints';
import { keyOf } from '../../../contract/transfer/transfer';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import { useSendOnce } from '../../api/useSendOnce';
import { useSession } from '../../session/SessionContext';
import type { ProcedureInstance } from '../../steps/useProcedure';

interface Input {
  readonly subject: string;
  readonly run: ProcedureInstance;
  readonly note: string;
  /** Called when the practice may have moved to another step. */
  readonly elsewhere: () => void;
}

/** Returns a function that requests the document for the uploaded files, and its result. */
export function useCreateDocument({ subject, run, note, elsewhere }: Input) {
  const callApi = useCallApi();
  const sendOnce = useSendOnce();
  const { customerCode } = useSession().school;
  const tell = useRef(elsewhere);
  tell.current = elsewhere;
  const [made, setMade] = useState(false);
  const [error, setError] = useState<string>();
  const { ds } = run.answers as { ds?: Head };
  const [nomeDs, cognomeDs] = [ds?.nomeDs ?? '', ds?.cognomeDs ?? ''];
  const create = useCallback(async () => {
    const key = keyOf(subject);
    if (!key?.area) return;
    const { codMinAltri, area } = key;
    setError(undefined);
    try {
      const query = { customer: customerCode, codMin: codMinAltri, area };
      const { data } = await callApi(practiceFiles, { query });
      const file = data.map(({ filename, fornitore, type, password, size }) => ({
        filename,
        fornitore,
        password,
        size,
        ...(type && { type }),
      }));
      const of = { customerCodeArgo: customerCode, codMinAltri, area, nomeDs, cognomeDs };
      const body = { ...of, ...(note && { note }), file };
      await sendOnce(body, (idempotencyKey) => callApi(practiceDocument, { body, idempotencyKey }));
      setMade(true);
    } catch (thrown) {
      const { status = 0, code } = thrown as { status?: number; code?: string };
      const said = status >= 400 && status < 500 && code === 'conflict';
      setError(said ? refusalText(thrown) : 'transfer.failed.document');
      if (said) tell.current();
    }
  }, [subject, customerCode, nomeDs, cognomeDs, note, callApi, sendOnce]);
  return { create, made, error };
}
