import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import type { ContractDocument } from '../../../contract/contracts/contractDocument';
import type { UnreadableReason } from '../../../contract/documents/unreadable';
import type { SignatureRefusal } from '../../../contract/signing/refusal';
import { useSay } from '../../i18n/useSay';
import { PdfPreview } from '../../signing/PdfPreview';
import { RefusalAlert } from '../../signing/RefusalAlert';
import { saveBase64 } from '../../signing/saveBase64';
import { disabledProps } from '../../ui/tips/disabledProps';
import { Tips } from '../../ui/tips/Tips';
import { useContractFile } from './useContracts';

interface ManyDocumentProps {
  readonly contract: ContractDocument;
  /** Reason why the document was not signed with the others; undefined if it was not refused. */
  readonly refusal: SignatureRefusal | undefined;
  readonly read: boolean;
  readonly unreadable: UnreadableReason | undefined;
  readonly onUnreadable: (reason: UnreadableReason) => void;
  readonly mark: (read: boolean) => void;
  readonly reload: () => Promise<void>;
}

/**
 * Shows one of several documents and lets the person mark it as read. A document that cannot be displayed cannot be
 * marked.
 */
export function ManyDocument(props: ManyDocumentProps) {
  const { contract, refusal, read, unreadable, onUnreadable, mark, reload } = props;
  const say = useSay();
  const { fileName } = contract;
  const { pdf, data: file, error, refetch } = useContractFile(fileName);
  const [shown, setShown] = useState<string>();
  const disabledReason = unreadable
    ? say('signing.preview.notSigned')
    : shown === fileName || read
      ? undefined
      : say('documents.signMany.notShown');
  const download = file && (() => saveBase64(file));
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <RefusalAlert
        error={refusal && { code: 'signatureRefused', current: refusal }}
        act={{ reload: () => void reload(), ...(download && { download }) }}
      />
      <Tips>
        <FormControlLabel
          control={
            <Checkbox
              checked={read}
              onChange={(_, value) => !disabledReason && mark(value)}
              slotProps={{ input: disabledProps(disabledReason) }}
            />
          }
          sx={disabledReason ? { opacity: 0.6 } : {}}
          label={say('documents.signMany.declare')}
        />
      </Tips>
      <PdfPreview
        key={fileName}
        title={say('documents.preview', { name: contract.name })}
        pdf={pdf}
        error={error}
        again={refetch}
        download={
          download &&
          (() => {
            download();
            setShown(fileName);
          })
        }
        unreadable={contract.unreadable ?? undefined}
        onUnreadable={onUnreadable}
        onShown={() => setShown(fileName)}
        onLastPage={() => mark(true)}
      />
    </Paper>
  );
}
