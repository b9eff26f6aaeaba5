import Draw from '@mui/icons-material/Draw';
import MoveToInbox from '@mui/icons-material/MoveToInbox';
import SaveAlt from '@mui/icons-material/SaveAlt';
import SupportAgent from '@mui/icons-material/SupportAgent';
import VerifiedUser from '@mui/icons-material/VerifiedUser';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { exportApplications } from '../../../contract/exportRequests/exportRequest';
import { textbooks } from '../../../contract/licences/licenceDocumentsEndpoints';
import { textbookChecksum } from '../../../contract/licences/textbooks';
import type { CallApi } from '../../api/CallApi';
import { useDownload } from '../../engine/record/useDownload';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { useElapsed } from '../../ui/useElapsed';

/** Duration of the loading state in milliseconds (ADM-014). */
const LOADING = 500;

const cards = ['documents', 'assistance', 'licences', 'export', 'transfer'] as const;
const grid = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
} as const;

/** Renders the parts of the administrative area as cards. */
export function AdministrativePage() {
  const say = useSay();
  const { licenses } = useSession().profile;
  const loaded = useElapsed(LOADING);
  const exports = exportApplications.some((ac) => licenses.includes(ac));
  const shown = cards.filter((name) => name !== 'export' || exports);
  return (
    <Page title={say('administrative.title')}>
      {loaded ? (
        <>
          <Box component="ul" sx={grid}>
            {shown.map((name) => (
              <AreaCard key={name} name={name} />
            ))}
          </Box>
          <TextbooksButton />
        </>
      ) : (
        <Box role="status" aria-label={say('administrative.loading')} sx={grid}>
          {shown.map((name) => (
            <Skeleton key={name} variant="rounded" height={156} />
          ))}
        </Box>
      )}
    </Page>
  );
}

const parts = {
  documents: { page: '/areaamministrativa/documenti', Icon: Draw },
  assistance: { page: '/areaamministrativa/assistenza', Icon: SupportAgent },
  licences: { page: '/areaamministrativa/licenze?tipo=web&v=1', Icon: VerifiedUser },
  export: { page: '/areaamministrativa/esportazione', Icon: SaveAlt },
  transfer: { page: '/areaamministrativa/altri-fornitori', Icon: MoveToInbox },
} as const;

/** Renders a part of the administrative area: its name, its purpose, and its link. */
function AreaCard({ name }: { readonly name: keyof typeof parts }) {
  const say = useSay();
  const { page, Icon } = parts[name];
  const title = say(`administrative.cards.${name}.title`);
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25, minHeight: 156 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Icon aria-hidden sx={{ color: 'primary.main' }} />
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
      </Box>
      <Box sx={{ flexGrow: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {say(`administrative.cards.${name}.about`)}
      </Box>
      <Button
        to={page}
        variant="outlined"
        size="small"
        aria-label={say('administrative.openOf', { name: title })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {say('administrative.open')}
      </Button>
    </Paper>
  );
}

/** Renders the button that opens the textbooks of the school. The request has the customer code and its checksum. */
function TextbooksButton() {
  const say = useSay();
  const { customerCode } = useSession().school;
  const download = useDownload();
  const checksum = String(textbookChecksum(customerCode));
  const open = async (callApi: CallApi) =>
    (await callApi(textbooks, { params: { customerCode, checksum } })).data;
  return (
    <Button
      variant="outlined"
      busy={download.running}
      onClick={() => void download.page(open)}
      sx={{ mt: 3 }}
    >
      {say('administrative.textbooks')}
    </Button>
  );
}
