import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useNotify } from 'react-admin';
import { mergedCalls, resizingSigned } from '../../../contract/resizing/endpoints';
import { resizingNames } from '../../../contract/resizing/resizing';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { saveBase64 } from '../../signing/saveBase64';
import { FactList } from '../../steps/FactList';
import { ReceiptCard } from '../../steps/ReceiptCard';
import type { StepProps } from '../../steps/stepScreen';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { StageList } from './StageList';
import { useMergedStatus, useMerger } from './useResizing';

/** Shows the signed document, its recipients and their answers, and the receipt. */
export function RecapStep({ run }: StepProps) {
  const say = useSay();
  const notify = useNotify();
  const { data: status } = useMergedStatus();
  const { data: merger } = useMerger(true);
  const signed = useRead(
    resizingSigned,
    {},
    {
      enabled: false,
    },
  );
  const download = async () => {
    const { data, error } = await signed.refetch();
    if (data) saveBase64(data);
    else notify((error as Error).message, { type: 'error' });
  };
  const nameOf = (code: string) =>
    merger?.options.find(({ customerCode }) => customerCode === code)?.name ?? code;
  const day = status?.updatedDate?.slice(0, 10).split('-').reverse().join('-') ?? '';
  return (
    <Stack spacing={3}>
      <Alert severity="success" role="status">
        {say('resizing.recap.done', { day })}
      </Alert>
      <StageList side="merged" />
      <Section title={say('resizing.document.title')}>
        <Button variant="contained" onClick={() => void download()}>
          {say('resizing.recap.download')}
        </Button>
      </Section>
      <Section title={say('resizing.recap.recipients')}>
        <FactList
          facts={(status?.answers ?? []).map(({ appCode, customerCode, status: state, description }) => [
            `${resizingNames[appCode]} → ${nameOf(customerCode)}`,
            `${say(`resizing.states.${state}`)}${description ? `: ${description}` : ''}`,
          ])}
        />
      </Section>
      {run.receipt && <ReceiptCard calls={mergedCalls} number={run.receipt} />}
    </Stack>
  );
}
