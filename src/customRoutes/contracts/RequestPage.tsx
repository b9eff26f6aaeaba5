import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { SignatureRequest } from '../../../contract/signing/signatureRequest';
import {
  signatureRequestCancel,
  signatureRequestRead,
  signatureRequestRemind,
} from '../../../contract/signing/signatureRequestEndpoints';
import { PENDING_POLLING } from '../../../contract/signing/signing';
import { showInstant } from '../../../contract/values/dates';
import { refusalText } from '../../api/refusal';
import { useCommand } from '../../api/useCommand';
import { useRead, useRefresh } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { type Fact, FactPanel } from '../../ui/FactPanel';
import { Loading } from '../../ui/Loading';
import { NotLoaded } from '../../ui/NotLoaded';
import { Page } from '../../ui/Page';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { WorkOutcome } from '../../ui/WorkOutcome';
import { RequestedDocument } from './RequestedDocument';

type RequestDocument = SignatureRequest['documents'][number];

/** Renders a signature request: its documents for the person who is asked to sign, its state for supervisors. */
export function RequestPage() {
  const say = useSay();
  const sentence = useSentence();
  const { id = '' } = useParams();
  const { data, error, refetch } = useRead(
    signatureRequestRead,
    { params: { id } },
    {
      retry: false,
      refetchInterval: ({ state }) => (state.data?.state === 'checking' ? PENDING_POLLING : false),
    },
  );
  return (
    <Page title={say('documents.requests.title')}>
      {!data && !error && <Loading />}
      {!data && error && <NotLoaded again={refetch}>{sentence(refusalText(error))}</NotLoaded>}
      {data && <Request request={data} />}
    </Page>
  );
}

function Request({ request }: { readonly request: SignatureRequest }) {
  const say = useSay();
  const refresh = useRefresh();
  const reload = () => refresh('signatureRequest', 'contractDocument', 'procedure');
  const [chosen, setChosen] = useState<string>();
  const { head, askedBy, askedAt, expiresAt, remindedAt, state, documents, own } = request;
  const isOpen = state === 'open';
  const shown = documents.find(({ fileName }) => fileName === chosen);
  const facts: readonly Fact[] = [
    [say('documents.requests.state'), say(`documents.requests.states.${state}`)],
    [say('documents.requests.head'), head],
    [say('documents.requests.askedBy'), askedBy],
    [say('documents.requests.askedAt'), showInstant(askedAt)],
    [say('documents.requests.expiresAt'), showInstant(expiresAt)],
    ...(remindedAt ? [[say('documents.requests.remindedAt'), showInstant(remindedAt)] as Fact] : []),
  ];
  return (
    <Stack spacing={2}>
      <Typography>
        {say(own ? 'documents.requests.forHead' : 'documents.requests.forOthers', { head })}
      </Typography>
      <FactPanel title={say('documents.requests.facts')} facts={facts} />
      {isOpen && !own && <Changes request={request} reload={reload} />}
      <section>
        <Typography component="h2" variant="h2" gutterBottom>
          {say('documents.requests.documents')}
        </Typography>
        <Box component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {documents.map((document) => (
            <Document
              key={document.fileName}
              document={document}
              open={
                isOpen && own && document.state === 'toSign' ? () => setChosen(document.fileName) : undefined
              }
            />
          ))}
        </Box>
      </section>
      {own && isOpen && shown?.state === 'toSign' && (
        <RequestedDocument
          key={shown.fileName}
          request={request}
          document={shown}
          signed={async () => {
            setChosen(undefined);
            await reload();
          }}
        />
      )}
    </Stack>
  );
}

function Document({
  document: { name, state },
  open,
}: {
  readonly document: RequestDocument;
  readonly open: (() => void) | undefined;
}) {
  const say = useSay();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <div>{say(`documents.requests.documentStates.${state}`)}</div>
      </Box>
      {open && (
        <Button variant="contained" onClick={open} aria-label={say('documents.requests.openName', { name })}>
          {say('documents.requests.open')}
        </Button>
      )}
    </Box>
  );
}

interface ChangesProps {
  readonly request: SignatureRequest;
  readonly reload: () => Promise<void>;
}

function Changes({ request: { id, head }, reload }: ChangesProps) {
  const say = useSay();
  const sentence = useSentence();
  const { run, callApi, running, error } = useCommand();
  const [cancelling, setCancelling] = useState(false);
  const change = (endpoint: typeof signatureRequestCancel | typeof signatureRequestRemind) =>
    void run(async (idempotencyKey) => {
      await callApi(endpoint, { params: { id }, idempotencyKey });
      setCancelling(false);
      await reload();
    }, endpoint.id);
  return (
    <div>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <PermissionButton
          can={['signatureRequest', 'remind']}
          variant="outlined"
          busy={running}
          onClick={() => change(signatureRequestRemind)}
        >
          {say('documents.requests.remind')}
        </PermissionButton>
        <PermissionButton
          can={['signatureRequest', 'cancel']}
          variant="outlined"
          color="error"
          aria-haspopup="dialog"
          onClick={() => setCancelling(true)}
        >
          {say('documents.requests.cancel')}
        </PermissionButton>
      </Stack>
      {!cancelling && (
        <WorkOutcome working={running && say('shell.working')} error={error && sentence(error)} />
      )}
      {cancelling && (
        <ActionDialog
          title={say('documents.requests.cancel')}
          about={say('documents.requests.cancelAbout', { name: head })}
          running={running}
          error={error && sentence(error)}
          close={() => setCancelling(false)}
          confirm={{
            text: say('documents.requests.cancel'),
            color: 'error',
            run: () => change(signatureRequestCancel),
          }}
        />
      )}
    </div>
  );
}
