import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { spidAccessArchive, spidAccessLog } from '../../../contract/spid/endpoints';
import { useCommand } from '../../api/useCommand';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';

/** Downloads the archive of accesses from the address given by the provider, and saves it. */
export function useAccessLog() {
  const notify = useNotify();
  const { run, callApi, running, failure } = useCommand();
  useEffect(() => {
    if (failure !== undefined) notify('services.spid.log.none', { type: 'error' });
  }, [failure, notify]);
  const download = () =>
    run(async () => {
      const { url } = (await callApi(spidAccessLog)).data;
      const chiave = decodeURIComponent(url.split('/').at(-1) ?? '');
      const { name, content } = (await callApi(spidAccessArchive, { params: { chiave } })).data;
      saveFile(name, bytesOf(content), 'application/zip');
    });
  return { download, running };
}
