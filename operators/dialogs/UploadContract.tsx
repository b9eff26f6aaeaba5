import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { platformContractDocument } from '../../contract/staff/endpoints/contracts';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { DropFile } from '../../src/ui/files/DropFile';
import { Consequences } from './Consequences';

/** Asks for the file of a contract's document, and uploads it. */
export function UploadContract({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [contract] = rows;
  if (!contract) return null;
  const params = { school: String(contract.school), fileName: String(contract.fileName) };
  return (
    <Consequences
      {...dialog}
      resource="platformContract"
      title={translate('gestore.document.title', { name: String(contract.name), school: params.school })}
      ask={async () => true}
      tell={() => translate('gestore.document.about')}
      confirm={translate('gestore.document.confirm')}
      disabledReason={file ? undefined : translate('gestore.document.missing')}
      // File objects are always equal when compared by value, so the metadata distinguish them.
      meant={[params, file?.name, file?.size, file?.lastModified]}
      run={async (idempotencyKey) => {
        if (file) await callApi(platformContractDocument, { params, file, idempotencyKey });
      }}
    >
      <DropFile
        input={input}
        takes={{ accept: 'application/pdf', 'aria-label': translate('gestore.document.choose') }}
        button={{ variant: 'outlined', children: translate('gestore.document.choose') }}
        about={file?.name ?? translate('gestore.document.drop')}
        take={setFile}
      />
    </Consequences>
  );
}
