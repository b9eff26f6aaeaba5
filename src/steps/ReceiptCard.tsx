import Box from '@mui/material/Box';
import type { ProcedureCalls } from '../../contract/procedures/procedureCalls';
import { showDay, showInstant } from '../../contract/values/dates';
import { useRead } from '../api/useRead';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import { bytesOf } from '../ui/files/bytesOf';
import { saveFile } from '../ui/files/saveFile';
import { NotLoaded } from '../ui/NotLoaded';
import { Section } from '../ui/Section';
import { FactList } from './FactList';

interface ReceiptCardProps {
  readonly calls: Pick<ProcedureCalls, 'receipt'>;
  readonly number: string;
  /** Identifies one of several procedures, if a school can have more than one. */
  readonly subject?: string;
  /** What happens now, where the procedure has moved on since the receipt was issued. */
  readonly next?: string;
}

/** Shows the receipt of a procedure: number, time, person, files, what happens next, the deadline, and whom to call. */
export function ReceiptCard({ calls, number, subject, next }: ReceiptCardProps) {
  const say = useSay();
  const { data, isError, refetch } = useRead(
    calls.receipt,
    subject === undefined ? {} : { params: { subject } },
    { edition: number },
  );
  if (isError && !data) return <NotLoaded again={refetch} />;
  if (!data) return null;
  const files = data.documenti.map(({ file, nome, sha256 }) => (
    <HashedFile key={file} name={nome} sha256={sha256} />
  ));
  const attached = (data.allegati ?? []).map(({ file, sha256 }) => (
    <HashedFile key={file} name={file} sha256={sha256} />
  ));
  return (
    <Section title={say('procedure.receipt.title')}>
      <FactList
        facts={[
          [say('procedure.receipt.number'), data.numero],
          [say('procedure.receipt.when'), showInstant(data.data)],
          [say('procedure.receipt.person'), data.persona],
          [say('procedure.receipt.procedure'), data.procedura],
          ...(data.importi ?? []).map(({ voce, importo }) => [voce, importo] as const),
          ...(files.length > 0 ? ([[say('procedure.receipt.files'), files]] as const) : []),
          ...(attached.length > 0 ? ([[say('procedure.receipt.attached'), attached]] as const) : []),
          [say('procedure.receipt.next'), next ?? data.prossimo],
          ...(next === undefined || next === data.prossimo
            ? ([[say('procedure.receipt.by'), showDay(data.entro)]] as const)
            : []),
          [say('procedure.receipt.contact'), data.contatto],
        ]}
      />
      {data.perEmail && <p>{say('procedure.receipt.mailed')}</p>}
      <Button
        variant="outlined"
        onClick={() => saveFile(data.nomeFile, bytesOf(data.pdf), 'application/pdf')}
      >
        {say('procedure.receipt.download')}
      </Button>
    </Section>
  );
}

const HashedFile = ({ name, sha256 }: { readonly name: string; readonly sha256: string }) => (
  <Box>
    {name}
    <Box component="code" sx={{ display: 'block', fontWeight: 400, fontSize: '0.8125rem' }}>
      {sha256}
    </Box>
  </Box>
);
