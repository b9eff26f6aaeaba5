import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type ContractDocument, FILE_UNAVAILABLE } from '../../../contract/contracts/contractDocument';
import { contractFile, contractReceipt, contractReport } from '../../../contract/contracts/endpoints';
import type { SignatureReport } from '../../../contract/signing/report';
import { useSay } from '../../i18n/useSay';
import { saveBase64 } from '../../signing/saveBase64';
import { Button } from '../../ui/Button';
import { ReportView } from './ReportView';
import { useAttempt } from './useAttempt';

interface ContractFilesProps {
  readonly contract: ContractDocument;
  /** The document as answered. */
  readonly file: { readonly name: string; readonly content: string } | undefined;
}

/** Lists all downloads of a contract, and its signers. */
export function ContractFiles({ contract, file }: ContractFilesProps) {
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
