import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type CallApi, useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';

interface AnsweredFile {
  readonly name: string;
  readonly content: string;
  readonly media: string;
}

/**
 * Returns functions that run a call and save the file in its response, or open the page whose address it has. Status
 * 404 shows the provider's message, any other failure a generic error (ADM-048, ADM-049); if there is no call to run, a
 * message says that the file is not available (ADM-047).
 */
export function useDownload() {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const [running, setRunning] = useState(false);
  const missing = () => notify(say('administrative.download.missing'), { type: 'warning' });

  /** Runs the download. @param load undefined if there is no link */
  async function run<T>(
    load: ((callApi: CallApi) => Promise<T>) | undefined,
    then: (answer: T) => void,
  ): Promise<void> {
    if (!load) return missing();
    setRunning(true);
    try {
      then(await load(callApi));
    } catch (error) {
      const { status, message } = error as { status?: number; message: string };
      notify(status === 404 ? message : say('administrative.download.failed'), { type: 'error' });
    } finally {
      setRunning(false);
    }
  }
  const file = (load: ((callApi: CallApi) => Promise<AnsweredFile>) | undefined) =>
    run(load, ({ name, content, media }) => saveFile(name, bytesOf(content), media));
  const page = (load: ((callApi: CallApi) => Promise<{ url: string }>) | undefined) =>
    run(load, ({ url }) => window.open(url, '_blank', 'noopener'));
  return { file, page, running };
}
