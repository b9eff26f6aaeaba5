import Box from '@mui/material/Box';
import { useNotify } from 'react-admin';
import { type ContractDocument, groupOf, yearOf } from '../../../contract/contracts/contractDocument';
import { contractSignOffline, contractSignOnline } from '../../../contract/contracts/endpoints';
import type { SignatureAnswer, SigningState } from '../../../contract/signing/signing';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { useWhyWithheld } from '../../session/viewer';
import { Clauses } from '../../signing/Clauses';
import { readAgainIfReplaced } from '../../signing/readAgainIfReplaced';
import { SigningWays } from '../../signing/SigningWays';
import { useClauses } from '../../signing/useClauses';

interface ContractSigningProps {
  readonly contract: ContractDocument;
  readonly file: { readonly name: string; readonly content: string };
  readonly state: SigningState;
  /** Reason why it cannot be signed, whatever clauses are accepted; if it is missing, it can be. */
  readonly disabledReason?: string | undefined;
  readonly signed: (text: string, receipt: SignatureAnswer) => Promise<void>;
  readonly reload: () => Promise<void>;
}

/** Renders the two clauses, then the signing menu. */
export function ContractSigning({
  contract,
  file,
  state,
  disabledReason,
  signed,
  reload,
}: ContractSigningProps) {
  const say = useSay();
  const notify = useNotify();
  const callApi = useCallApi();
  const whyWithheld = useWhyWithheld();
  const clauses = useClauses(contract, (error) => {
    notify(error.message, { type: 'error' });
    // It has been signed in the meantime; the reloaded page shows the result.
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
