import { useState } from 'react';
import { useNotify } from 'react-admin';
import { spidAccessArchive, spidAccessLog } from '../../../contract/spid/endpoints';
import { useCallApi } from '../../api/CallApi';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';

/** Fetches the archive of accesses from where the provider says that it is, and saves it. */
export function useAccessLog() {
  const callApi = useCallApi();
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  async function download(): Promise<void> {
    setRunning(true);
    try {
      const { url } = (await callApi(spidAccessLog)).data;
      const chiave = decodeURIComponent(url.split('/').at(-1) ?? '');
      const { name, content } = (await callApi(spidAccessArchive, { params: { chiave } })).data;
      saveFile(name, bytesOf(content), 'application/zip');
    } catch {
      notify('services.spid.log.none', { type: 'error' });
    } finally {
      setRunning(false);
    }
  }
  return { download, running };
}
