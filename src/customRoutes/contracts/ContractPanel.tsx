import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type ContractDocument, contractStatus } from '../../../contract/contracts/contractDocument';
import type { SigningState } from '../../../contract/signing/signing';
import { useSay } from '../../i18n/useSay';
import { PdfPreview } from '../../signing/PdfPreview';
import { PendingAlert } from '../../signing/PendingAlert';
import { useUnreadable } from '../../signing/useUnreadable';
import { WhoSigns } from '../../signing/WhoSigns';
import { AskHeadButton } from './AskHeadButton';
import { ContractFiles } from './ContractFiles';
import { ContractSigning } from './ContractSigning';
import { CounterRefused } from './CounterRefused';
import { type Said, SignedAlert } from './SignedAlert';
import { stateWords } from './stateWords';
import { useContractFile } from './useContracts';

/** Used until the pages of a contract are counted (decision Q-015). */
const USUAL_PAGES = 14;

interface ContractPanelProps {
  readonly contract: ContractDocument;
  readonly state: SigningState;
  readonly reload: () => Promise<void>;
}

/** Shows a contract: its preview, its files and, if it is to be signed, the signing menu. */
export function ContractPanel({ contract, state, reload }: ContractPanelProps) {
  const say = useSay();
  const [said, setSaid] = useState<Said>();
  const there = contract.status !== contractStatus.none;
  const { pdf, data, error, refetch } = useContractFile(there ? contract.fileName : undefined);
  const { disabledReason, preview } = useUnreadable(pdf, contract.unreadable);
  const title = say('documents.preview', { name: contract.name });

  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography component="h2" variant="h2" tabIndex={-1} gutterBottom>
        {title}
      </Typography>
      <p>{stateWords(contract, say)}</p>
      {contract.toSign && <WhoSigns signer={state.signer} />}
      {contract.toSign && <AskHeadButton contracts={[contract]} signer={state.signer} />}
      <PendingAlert pending={contract.pending} />
      <CounterRefused contract={contract} />
      <SignedAlert said={said} />
      {there && !error && <ContractFiles contract={contract} file={data} />}
      {contract.toSign && data && (
        <ContractSigning
          contract={contract}
          file={data}
          state={state}
          disabledReason={disabledReason}
          reload={reload}
          signed={async (text, { number, waiting }) => {
            setSaid(waiting ? undefined : { text, next: say('documents.next', { number: number ?? '' }) });
            await reload();
          }}
        />
      )}
      {there && (
        <PdfPreview
          title={title}
          pdf={pdf}
          error={error}
          again={refetch}
          usualPages={USUAL_PAGES}
          {...preview}
        />
      )}
    </Paper>
  );
}
