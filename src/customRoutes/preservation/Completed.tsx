import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { preservationReceipt } from '../../../contract/preservation/endpoints';
import type { PreservationStatus } from '../../../contract/preservation/preservation';
import { dayInRome, showDay, showInstant } from '../../../contract/values/dates';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { FactList } from '../../steps/FactList';
import { StageTimeline } from '../../steps/StageTimeline';
import { Button } from '../../ui/Button';
import { bytesOf } from '../../ui/files/bytesOf';
import { saveFile } from '../../ui/files/saveFile';
import { NotLoaded } from '../../ui/NotLoaded';

/** Shows the completed activation: where its documents are, when the service starts, and the receipt. */
export function Completed({ status }: { readonly status: PreservationStatus }) {
  const say = useSay();
  const { configurato } = status;
  return (
    <Box sx={{ maxWidth: 960, display: 'grid', gap: 3 }}>
      <Alert severity="success" role="status">
        <AlertTitle>{say('services.preservation.done.title')}</AlertTitle>
        <p>
          {say('services.preservation.done.text')}{' '}
          <Link component={RouterLink} to="/areaamministrativa/documenti">
            {say('services.preservation.done.documents')}
          </Link>
          .
        </p>
        <p>
          {configurato
            ? say('services.preservation.done.configured', { date: showDay(dayInRome(configurato)) })
            : say('services.preservation.done.later')}
        </p>
      </Alert>
      <Stages status={status} />
      <Receipt />
    </Box>
  );
}

/** Lists what has happened: each signature, the confirmation, the configuration. */
function Stages({ status }: { readonly status: PreservationStatus }) {
  const say = useSay();
  const { data } = useRead(preservationReceipt);
  if (!data) return null;
  const signed = data.documenti.map(({ file, nome, firmatario, firmatoIl }) => ({
    key: file,
    text: say('services.preservation.stages.signed', { document: nome, person: firmatario }),
    at: firmatoIl,
  }));
  return (
    <StageTimeline
      title={say('services.preservation.stages.title')}
      stages={[
        ...signed.sort((a, b) => a.at.localeCompare(b.at)),
        {
          key: 'completed',
          text: say('services.preservation.stages.completed', { person: data.persona }),
          at: data.data,
        },
        ...(status.configurato
          ? [
              {
                key: 'configured',
                text: say('services.preservation.stages.configured'),
                at: status.configurato,
              },
            ]
          : []),
      ]}
    />
  );
}

function Receipt() {
  const say = useSay();
  const { data, isError, refetch } = useRead(preservationReceipt);
  if (isError && !data) return <NotLoaded again={refetch} />;
  if (!data) return null;
  const facts = [
    [say('services.preservation.receipt.number'), data.numero],
    [say('services.preservation.receipt.when'), showInstant(data.data)],
    [say('services.preservation.receipt.person'), data.persona],
    [
      say('services.preservation.receipt.files'),
      data.documenti.map(({ file, nome, sha256 }) => (
        <Box key={file} sx={{ mb: 1 }}>
          {nome}
          <Box component="code" sx={{ display: 'block', fontWeight: 400, fontSize: '0.8125rem' }}>
            {sha256}
          </Box>
        </Box>
      )),
    ],
    [say('services.preservation.receipt.next'), data.prossimo],
    [say('services.preservation.receipt.by'), showDay(data.entro)],
    [say('services.preservation.receipt.contact'), data.contatto],
  ] as const;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="services-receipt" sx={{ p: 2 }}>
      <Typography id="services-receipt" component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {say('services.preservation.receipt.title')}
      </Typography>
      <FactList facts={facts} />
      {data.perEmail && <p>{say('services.preservation.receipt.mailed')}</p>}
      <Button
        variant="contained"
        onClick={() => saveFile(data.nomeFile, bytesOf(data.pdf), 'application/pdf')}
      >
        {say('services.preservation.receipt.download')}
      </Button>
    </Paper>
  );
}
