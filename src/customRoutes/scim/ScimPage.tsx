import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { scimClientList } from '../../../contract/scim/endpoints';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { ExportRosterDialog } from './ExportRosterDialog';
import { NewClientDialog } from './NewClientDialog';
import { ScimClientSection } from './ScimClientSection';
import { type ShownToken, TokenDialog } from './TokenDialog';

/** Polling interval in milliseconds, because a synchronisation may run while the page is open. */
const EVERY = 15_000;

/** Lists the systems that manage the school's users through SCIM, with what they did or, on trial, would do. */
export function ScimPage() {
  const say = useSay();
  const [adding, setAdding] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [token, setToken] = useState<ShownToken>();
  const { data, error, refetch } = useRead(scimClientList, {}, { refetchInterval: EVERY });
  return (
    <Page
      title={say('scim.title')}
      actions={
        <>
          <PermissionButton
            can={['listExport', 'export']}
            variant="outlined"
            onClick={() => setExporting(true)}
          >
            {say('scim.roster.title')}
          </PermissionButton>
          <PermissionButton
            can={['scimClient', 'create']}
            variant="contained"
            onClick={() => setAdding(true)}
          >
            {say('scim.add')}
          </PermissionButton>
        </>
      }
    >
      <Stack spacing={2} sx={{ maxWidth: 1080 }}>
        <Typography>{say('scim.about')}</Typography>
        {!data && !error && <Loading />}
        {error && <NotLoaded again={refetch} />}
        {data?.length === 0 && <Typography>{say('scim.none')}</Typography>}
        {data?.map((client) => (
          <ScimClientSection key={client.id} client={client} showToken={setToken} />
        ))}
      </Stack>
      {adding && <NewClientDialog close={() => setAdding(false)} showToken={setToken} />}
      {exporting && <ExportRosterDialog close={() => setExporting(false)} />}
      {token && <TokenDialog {...token} close={() => setToken(undefined)} />}
    </Page>
  );
}
