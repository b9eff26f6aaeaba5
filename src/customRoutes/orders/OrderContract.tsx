import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type ContractDocument, yearOf } from '../../../contract/contracts/contractDocument';
import { contractDocumentsV2, contractPreview } from '../../../contract/contracts/endpoints';
import { renewalSignOffline, renewalSignOnline } from '../../../contract/orders/endpoints';
import type { Variant } from '../../../contract/orders/orderWizard';
import {
  restorationSignOffline,
  restorationSignOnline,
} from '../../../contract/orders/restorationsEndpoints';
import { PENDING_POLLING } from '../../../contract/signing/signing';
import { useCallApi } from '../../api/CallApi';
import { useRead } from '../../api/useRead';
import { useRefusalText } from '../../api/useRefusalText';
import { useSay } from '../../i18n/useSay';
import { useWhyWithheld } from '../../session/viewer';
import { Clauses } from '../../signing/Clauses';
import { PdfPreview } from '../../signing/PdfPreview';
import { PendingAlert } from '../../signing/PendingAlert';
import { readAgainIfReplaced } from '../../signing/readAgainIfReplaced';
import { SigningWays } from '../../signing/SigningWays';
import { useClauses } from '../../signing/useClauses';
import { useSigningState } from '../../signing/useSigningState';
import { useUnreadable } from '../../signing/useUnreadable';
import { WhoSigns } from '../../signing/WhoSigns';
import { withBytes } from '../../ui/files/bytesOf';
import { NotLoaded } from '../../ui/NotLoaded';
import { Section } from '../../ui/Section';
import { Message } from './Message';

interface OrderContractProps {
  readonly variant: Variant;
  readonly fileName: string;
  readonly reload: () => Promise<unknown>;
}

/** Shows the contract of an order: its preview and, if it is to be signed, the signing menu. */
export function OrderContract({ variant, fileName, reload }: OrderContractProps) {
  const say = useSay();
  const contracts = useRead(
    contractDocumentsV2,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ pending }) => pending?.state === 'waiting') ? PENDING_POLLING : false,
      staleTime: 0,
      gcTime: 0,
    },
  );
  const preview = useRead(
    contractPreview,
    { query: { filename: fileName } },
    { select: withBytes, staleTime: 0, gcTime: 0 },
  );
  const contract = contracts.data?.find((one) => one.fileName === fileName);
  const { disabledReason, preview: shown } = useUnreadable(preview.data?.bytes, contract?.unreadable);
  // Data that were read stay visible if a reload fails, because the person may be signing.
  if ([contracts, preview].some(({ isError, data }) => isError && data === undefined))
    return (
      <NotLoaded again={() => Promise.all([contracts.refetch(), preview.refetch()])}>
        {say('orders.unavailable')}
      </NotLoaded>
    );
  return (
    <Section title={say('orders.state.contract')}>
      {contract && <PendingAlert pending={contract.pending} />}
      {contract?.toSign && preview.data && (
        <Signing
          variant={variant}
          contract={contract}
          disabledReason={disabledReason}
          file={preview.data}
          again={preview.refetch}
          signed={() => Promise.all([contracts.refetch(), reload()])}
        />
      )}
      <PdfPreview title={say('orders.state.contract')} pdf={preview.data?.bytes} {...shown} />
    </Section>
  );
}

interface SigningProps {
  readonly variant: Variant;
  readonly contract: ContractDocument;
  /** Reason why the contract cannot be signed, whether or not the clauses are accepted; undefined if it can be. */
  readonly disabledReason: string | undefined;
  readonly file: { readonly name: string; readonly content: string };
  /** Reads the document again. */
  readonly again: () => Promise<unknown>;
  readonly signed: () => Promise<unknown>;
}

function Signing({ variant, contract, disabledReason, file, again, signed }: SigningProps) {
  const say = useSay();
  const refusalOf = useRefusalText();
  const notify = useNotify();
  const callApi = useCallApi();
  const { data: state } = useSigningState();
  const [refused, setRefused] = useState<string>();
  const whyWithheld = useWhyWithheld();
  const clauses = useClauses(contract, (error) => setRefused(refusalOf(error)));
  const { fileName, type } = contract;
  const isServizi = variant.services ? 'true' : 'false';
  const params = { anno: yearOf(contract) };
  const renewal = variant.kind === 'renewal';

  if (!state) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <WhoSigns signer={state.signer} />
      <Clauses clauses={clauses} disabledReason={whyWithheld(['signedFile', 'sign'])} />
      <SigningWays
        can={['order', 'sign']}
        subject={{ documents: [contract.name], signer: state.signer ?? undefined }}
        file={file}
        disabledReason={
          disabledReason ?? (clauses.ticked.every(Boolean) ? undefined : say('documents.clausesFirst'))
        }
        demo={state.demo}
        online={async (body) => {
          await clauses.kept();
          const call = renewal
            ? callApi(renewalSignOnline, { query: { isServizi }, body })
            : callApi(restorationSignOnline, { params, query: { isServizi, fileName }, body });
          return (await readAgainIfReplaced(call, again)).data;
        }}
        offline={async (file, progress) => {
          await clauses.kept();
          const call = renewal
            ? callApi(renewalSignOffline, { body: { isServizi }, file, progress })
            : callApi(restorationSignOffline, {
                params,
                body: { isServizi, fileName, type },
                file,
                progress,
              });
          return (await readAgainIfReplaced(call, again)).data;
        }}
        signed={async (text, { waiting }) => {
          if (waiting) notify(say('signing.pending.waiting.title'), { type: 'info' });
          else notify(text, { type: 'success' });
          await signed();
        }}
      />
      {refused && (
        <Message title={say('orders.attention')} lines={[refused]} close={() => setRefused(undefined)} />
      )}
    </Box>
  );
}
