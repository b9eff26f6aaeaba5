import { useCallback, useState } from 'react';
import { practiceDocument, practiceFiles } from '../../../contract/endpoints/practices';
import type { Head } from '../../../contract/entities/resizing';
import { keyOf } from '../../../contract/entities/transfer';
import { useCallApi } from '../../api/CallApi';
import { refusalText } from '../../api/refusal';
import type { Run } from '../../features/procedure/useProcedure';
import { useSession } from '../../session/SessionContext';

interface Input {
  readonly subject: string;
  readonly run: Run;
  readonly note: string;
}

/** Has the document made of the files that are there. */
export function useCreateDocument({ subject, run, note }: Input) {
  const callApi = useCallApi();
  const { customerCode } = useSession().school;
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
        ...{ filename, fornitore, password, size },
        ...(type && { type }),
      }));
      const of = { customerCodeArgo: customerCode, codMinAltri, area, nomeDs, cognomeDs };
      await callApi(practiceDocument, { body: { ...of, ...(note && { note }), file } });
      setMade(true);
    } catch (thrown) {
      const { status = 0, code } = thrown as { status?: number; code?: string };
      const said = status >= 400 && status < 500 && code === 'conflict';
      setError(said ? refusalText(thrown) : 'transfer.failed.document');
    }
  }, [subject, customerCode, nomeDs, cognomeDs, note, callApi]);
  return { create, made, error };
}
