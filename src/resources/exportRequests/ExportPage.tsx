import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { exportFile, exportRequestRead } from '../../../contract/exportRequests/endpoints';
import type { ExportRequest } from '../../../contract/exportRequests/exportRequest';
import { dayInRome, showDay, showInstant } from '../../../contract/values/dates';
import { sizeText } from '../../../contract/values/files';
import type { CallApi } from '../../api/CallApi';
import { useRead } from '../../api/useRead';
import type { RecordPageProps } from '../../engine/declaration/resource';
import { FactList } from '../../engine/record/FactList';
import { useDownload } from '../../engine/record/useDownload';
import { useWords } from '../../engine/record/words';
import { RecordActions } from '../../engine/screen/RecordActions';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import { daysLeft } from './daysLeft';

/** Polling interval in milliseconds of a pending request. */
const EVERY = 2000;
const LIST = '/areaamministrativa/esportazione';

const isPrepared = ({ stato, annullataIl }: ExportRequest) => stato === 'pending' && !annullataIl;

/** Shows a request for data: its progress, its file, and a button to request it again when the file has expired. */
export function ExportPage({ resource, record }: RecordPageProps) {
  const say = useSay();
  const words = useWords(resource);
  const download = useDownload();
  const known = record as unknown as ExportRequest;
  const today = dayInRome(viewerOf(useSession()).now);
  const { data: request = known, refetch } = useRead(
    exportRequestRead,
    { params: { id: known.prgRichiesta } },
    {
      initialData: known,
      // Another supervisor or tab may cancel or delete the request in the meantime.
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data } }) => (data && isPrepared(data) ? EVERY : false),
    },
  );
  const { nomeFile, anomalia, avanzamento, inizio, annullataIl } = request;
  const stato = annullataIl ? undefined : request.stato;
  const fetch = async (callApi: CallApi) =>
    (await callApi(exportFile, { params: { fileName: nomeFile ?? '' } })).data;
  const again = (
    <Button to={`${LIST}/new`} variant="contained" size="small" sx={{ whiteSpace: 'nowrap' }}>
      {say('exports.again')}
    </Button>
  );

  return (
    <Page
      title={words.say('one', { name: words.title(record) })}
      actions={
        <RecordActions
          resource={resource}
          record={{ ...record, ...request }}
          onActed={() => void refetch()}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 880 }}>
        {annullataIl && (
          <Alert severity="info" role="status" action={again} sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
            {removedText(request, say)}
          </Alert>
        )}
        {stato === 'pending' && anomalia && <Alert severity="error">{say('exports.failed')}</Alert>}
        {stato === 'pending' && !anomalia && (
          <Section title={say('exports.preparing')} about={say('exports.soon')}>
            <LinearProgress
              variant="determinate"
              value={avanzamento ?? 0}
              aria-label={say('exports.progress')}
              sx={{ mb: 1, height: 8, borderRadius: 1 }}
            />
            <div role="status">
              {avanzamento
                ? say('exports.done', { done: avanzamento })
                : say('exports.begins', { at: showInstant(inizio ?? request.dataRich) })}
            </div>
          </Section>
        )}
        {stato === 'active' && (
          <Section title={say('exports.ready')} about={leftText(request, today, say)}>
            <Button
              variant="contained"
              busy={download.running}
              onClick={() => void download.page(nomeFile ? fetch : undefined)}
            >
              {say('exports.download', { size: request.dimensione ? sizeText(request.dimensione) : '' })}
            </Button>
            {request.sha256 && (
              <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
                {say('exports.hash', { hash: request.sha256 })}
              </Box>
            )}
          </Section>
        )}
        {stato === 'expired' && (
          <Alert severity="warning" action={again} sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
            {say('exports.expired')}
          </Alert>
        )}
        <Section title={say('exports.request')}>
          <FactList
            resource={resource}
            record={{ ...record, ...request }}
            fields={(resource.show ?? []).filter((field) => field !== 'stato' || !annullataIl)}
            words={words}
          />
        </Section>
      </Box>
    </Page>
  );
}

function leftText(request: ExportRequest, today: string, say: ReturnType<typeof useSay>) {
  const { last, days } = daysLeft(request, today);
  return days === 0
    ? say('exports.leftToday')
    : say('exports.left', { smart_count: days, day: showDay(last) });
}

function removedText({ nomeFile, annullataIl, annullataDa }: ExportRequest, say: ReturnType<typeof useSay>) {
  const what = nomeFile ? 'deleted' : 'cancelled';
  const at = showInstant(annullataIl ?? '');
  return annullataDa ? say(`exports.${what}By`, { by: annullataDa, at }) : say(`exports.${what}`, { at });
}
