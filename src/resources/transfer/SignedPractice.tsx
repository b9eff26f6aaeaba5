import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { practiceHistory, practiceSigned, transferCalls } from '../../../contract/transfer/endpoints';
import type { Practice } from '../../../contract/transfer/practice';
import { areaNames, identifierOf, transferNames } from '../../../contract/transfer/transfer';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { PdfPreview } from '../../signing/PdfPreview';
import { saveBase64 } from '../../signing/saveBase64';
import { FactList } from '../../steps/FactList';
import { ReceiptCard } from '../../steps/ReceiptCard';
import { StageTimeline } from '../../steps/StageTimeline';
import { Button } from '../../ui/Button';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Section } from '../../ui/Section';
import { useDocument, useWhich, type Which } from './usePractices';

interface SignedPracticeProps {
  readonly subject: string;
  readonly practice: Practice;
}

/** Shows a signed practice: its facts, its signed document, and its receipt. */
export function SignedPractice({ subject, practice }: SignedPracticeProps) {
  const say = useSay();
  const query = useWhich(subject);
  const { area, applicativi, ds, statusOperatore } = practice;
  const document = useDocument(subject, 'signed');
  const signed = useRead(
    practiceSigned,
    { query: query as Which },
    { enabled: query !== undefined, retry: false },
  );
  const missing = (signed.error as { status?: number } | null)?.status === 404;
  return (
    <Stack spacing={3}>
      <Section title={say('transfer.signed.facts')}>
        <FactList
          facts={[
            [say('resources.practice.fields.codMinAltri'), identifierOf(practice)],
            [say('resources.practice.fields.area'), area ? areaNames[area] : ''],
            ...applicativi.map(({ appCode, fornitore }) => [transferNames[appCode], fornitore] as const),
            ...(ds ? [[say('transfer.signed.head'), `${ds.nomeDs} ${ds.cognomeDs}`] as const] : []),
            [
              say('transfer.signed.status'),
              statusOperatore
                ? say(`resources.practice.values.statusOperatore.${statusOperatore}`)
                : say('transfer.signed.sent'),
            ],
          ]}
        />
      </Section>
      <Stages subject={subject} />
      {signed.isPending && <Loading heights={[220]} />}
      {missing && <Alert severity="info">{say('transfer.signed.missing')}</Alert>}
      {signed.isError && !missing && (
        <NotLoaded again={signed.refetch}>{say('transfer.failed.signed')}</NotLoaded>
      )}
      {signed.data && (
        <>
          <Section title={say('transfer.signed.document')}>
            <Button variant="contained" sx={{ mb: 2 }} onClick={() => signed.data && saveBase64(signed.data)}>
              {say('transfer.signed.download')}
            </Button>
            <PdfPreview
              title={say('transfer.document.title')}
              pdf={document.data?.bytes}
              error={document.error}
              again={document.refetch}
            />
          </Section>
          <ReceiptCard calls={transferCalls} number={subject} subject={subject} />
        </>
      )}
    </Stack>
  );
}

/** Lists what has happened in the practice, with dates. */
function Stages({ subject }: { readonly subject: string }) {
  const say = useSay();
  const query = useWhich(subject);
  const { data } = useRead(practiceHistory, { query: query as Which }, { enabled: query !== undefined });
  if (!data) return null;
  return (
    <StageTimeline
      title={say('transfer.stages.title')}
      stages={data.map(({ what, at, persona }) => ({
        key: what,
        text: persona ? say('transfer.stages.signedBy', { person: persona }) : say(`transfer.stages.${what}`),
        at: at ?? undefined,
      }))}
    />
  );
}
