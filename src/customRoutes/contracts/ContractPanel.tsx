import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  type ContractDocument,
  contractStatus,
  FILE_UNAVAILABLE,
  groupOf,
  yearOf,
} from '../../../contract/contracts/contractDocument';
import {
  contractFile,
  contractReceipt,
  contractReport,
  contractSignOffline,
  contractSignOnline,
} from '../../../contract/contracts/endpoints';
import type { SignatureReport } from '../../../contract/signing/report';
import type { SignatureAnswer, SigningState } from '../../../contract/signing/signing';
import { dayInRome, showDay } from '../../../contract/values/dates';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useWhyWithheld } from '../../session/viewer';
import { AskHeadButton } from '../../signing/AskHeadButton';
import { Clauses } from '../../signing/Clauses';
import { PdfPreview } from '../../signing/PdfPreview';
import { PendingAlert } from '../../signing/PendingAlert';
import { readAgainIfReplaced } from '../../signing/readAgainIfReplaced';
import { SigningWays } from '../../signing/SigningWays';
import { saveBase64 } from '../../signing/saveBase64';
import { useClauses } from '../../signing/useClauses';
import { useUnreadable } from '../../signing/useUnreadable';
import { WhoSigns } from '../../signing/WhoSigns';
import { Button } from '../../ui/Button';
import { ReportView } from './ReportView';
import { type Said, SignedAlert } from './SignedAlert';
import { stateWords } from './stateWords';
import { useAttempt } from './useAttempt';
import { useContractFile } from './useContracts';

/** Number of pages assumed until the pages of a contract are counted (decision Q-015). */
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
      {contract.toSign && <AskHeadButton procedure="contract" documents={[contract]} signer={state.signer} />}
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

/**
 * Says that the provider's last counter-signature of a contract was rejected, and that the school need not do anything.
 */
function CounterRefused({ contract }: { readonly contract: ContractDocument }) {
  const say = useSay();
  const sentence = useSentence();
  const { counterRefusedAt, counterRefusal } = contract;
  if (!counterRefusedAt) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {say('documents.counterRefused', {
        day: showDay(dayInRome(counterRefusedAt)),
        why: counterRefusal ? sentence(counterRefusal) : '',
      })}
    </Alert>
  );
}

interface ContractSigningProps {
  readonly contract: ContractDocument;
  readonly file: { readonly name: string; readonly content: string };
  readonly state: SigningState;
  /** Reason why the contract cannot be signed, whether or not the clauses are accepted; undefined if it can be. */
  readonly disabledReason?: string | undefined;
  readonly signed: (text: string, receipt: SignatureAnswer) => Promise<void>;
  readonly reload: () => Promise<void>;
}

/** Renders the two clauses, then the signing menu. */
function ContractSigning({ contract, file, state, disabledReason, signed, reload }: ContractSigningProps) {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const whyWithheld = useWhyWithheld();
  const clauses = useClauses(contract, (error) => {
    notify(error.message, { type: 'error' });
    // The contract has been signed in the meantime; the reloaded page shows the result.
    if ((error as { code?: string }).code === 'conflict') void reload();
  });
  const { fileName, type } = contract;
  const isServizi = groupOf(type) === 'service' ? 'true' : 'false';
  const params = { id: yearOf(contract) };

  return (
    <Box sx={{ mb: 2 }}>
      <Clauses clauses={clauses} disabledReason={whyWithheld(['signedFile', 'sign'])} />
      <SigningWays
        can={['signedFile', 'sign']}
        subject={{ documents: [contract.name], signer: state.signer ?? undefined }}
        file={file}
        disabledReason={
          disabledReason ?? (clauses.ticked.every(Boolean) ? undefined : say('documents.clausesFirst'))
        }
        demo={state.demo}
        online={async (body) => {
          await clauses.kept();
          const call = callApi(contractSignOnline, { params, query: { isServizi, fileName }, body });
          return (await readAgainIfReplaced(call, reload)).data;
        }}
        offline={async (chosen, progress) => {
          await clauses.kept();
          const body = { type, fileName, isServizi } as const;
          const call = callApi(contractSignOffline, { params, body, file: chosen, progress });
          return (await readAgainIfReplaced(call, reload)).data;
        }}
        signed={signed}
      />
    </Box>
  );
}

interface ContractFilesProps {
  readonly contract: ContractDocument;
  /** The document as the provider returned it. */
  readonly file: { readonly name: string; readonly content: string } | undefined;
}

/** Lists all downloads of a contract, and its signers. */
function ContractFiles({ contract, file }: ContractFilesProps) {
  const say = useSay();
  const notify = useNotify();
  const attempt = useAttempt();
  const [report, setReport] = useState<SignatureReport>();
  const { fileName: filename, pathOriginal, pathSigned, pathCounterSigned } = contract;
  const saved = (which: 'signature' | 'counterSignature') =>
    attempt(async (callApi) =>
      saveBase64((await callApi(contractFile, { query: { filename, which } })).data),
    );

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Button
          variant="outlined"
          onClick={() =>
            file && pathOriginal ? saveBase64(file) : notify(FILE_UNAVAILABLE, { type: 'error' })
          }
        >
          {say('documents.download')}
        </Button>
        {pathSigned && (
          <>
            <Button variant="outlined" onClick={saved('signature')}>
              {say('documents.downloadSigned')}
            </Button>
            <Button
              variant="outlined"
              onClick={attempt(async (callApi) =>
                saveBase64((await callApi(contractReceipt, { query: { filename } })).data),
              )}
            >
              {say('documents.receipt')}
            </Button>
            <Button
              variant="outlined"
              onClick={attempt(async (callApi) =>
                setReport((await callApi(contractReport, { query: { filename } })).data as SignatureReport),
              )}
            >
              {say('documents.report')}
            </Button>
          </>
        )}
        {pathCounterSigned && (
          <Button variant="outlined" onClick={saved('counterSignature')}>
            {say('documents.downloadCounterSigned')}
          </Button>
        )}
      </Stack>
      {report && <ReportView report={report} />}
    </>
  );
}
