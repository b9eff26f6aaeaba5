import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  scimClientActivate,
  scimClientDelete,
  scimClientList,
  scimClientRotate,
} from '../../../contract/scim/endpoints';
import { type ScimClient, scimChangeKinds } from '../../../contract/scim/scimClient';
import { showInstant } from '../../../contract/values/dates';
import type { CallApi } from '../../api/CallApi';
import { useCommand } from '../../api/useCommand';
import { useRefresh } from '../../api/useRead';
import { OperationLink } from '../../engine/operations/OperationLink';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { RecordTable } from '../../ui/tables/RecordTable';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { ChangesDialog } from './ChangesDialog';
import type { ShownToken } from './TokenDialog';

type Doing = 'activate' | 'rotate' | 'remove' | 'changes';

interface ScimClientSectionProps {
  readonly client: ScimClient;
  readonly showToken: (token: ShownToken) => void;
}

/** Renders a client: its state, what it would do or did, and its actions. */
export function ScimClientSection({ client, showToken }: ScimClientSectionProps) {
  const say = useSay();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const { id, name, mode, refused } = client;
  const tried = scimChangeKinds.filter((kind) => client.tried[kind] > 0);
  const facts = [
    [say('scim.createdAt'), showInstant(client.createdAt)],
    [say('scim.tokenAt'), showInstant(client.tokenAt)],
    [say('scim.usedAt'), client.usedAt ? showInstant(client.usedAt) : say('scim.never')],
    ...(mode === 'prova'
      ? [
          [
            say('scim.wouldBe'),
            tried.map((kind) => say(`scim.tried.${kind}`, { smart_count: client.tried[kind] })).join(', ') ||
              say('scim.nothingTried'),
          ] as const,
        ]
      : []),
    [say('scim.refused'), String(refused)],
  ] as const;
  return (
    <Section title={name} about={say(`scim.mode.${mode}`)}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '12rem 1fr' }, gap: 0.5 }}>
        {facts.map(([label, text]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ my: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mode === 'prova' && (
          <PermissionButton
            can={['scimClient', 'activate']}
            variant="contained"
            aria-label={say('scim.activateOne', { name })}
            onClick={() => setDoing('activate')}
          >
            {say('scim.activate')}
          </PermissionButton>
        )}
        {(refused > 0 || tried.length > 0) && (
          <Button
            variant="outlined"
            aria-label={say('scim.changesOf', { name })}
            onClick={() => setDoing('changes')}
          >
            {say('scim.changes')}
          </Button>
        )}
        <PermissionButton
          can={['scimClient', 'rotate']}
          variant="outlined"
          aria-label={say('scim.rotateOne', { name })}
          onClick={() => setDoing('rotate')}
        >
          {say('scim.rotate')}
        </PermissionButton>
        <PermissionButton
          can={['scimClient', 'delete']}
          variant="outlined"
          color="error"
          aria-label={say('scim.removeOne', { name })}
          onClick={() => setDoing('remove')}
        >
          {say('scim.remove')}
        </PermissionButton>
      </Box>
      {mode === 'attiva' && <Runs client={client} />}
      {doing === 'changes' && <ChangesDialog client={client} close={close} />}
      {doing === 'activate' && (
        <ClientDialog
          title={say('scim.activateTitle', { name })}
          about={say('scim.activateAbout', { name })}
          text={say('scim.activate')}
          done="scim.activated"
          act={(callApi, idempotencyKey) => callApi(scimClientActivate, { params: { id }, idempotencyKey })}
          close={close}
        />
      )}
      {doing === 'rotate' && (
        <ClientDialog
          title={say('scim.rotateTitle', { name })}
          about={say('scim.rotateAbout')}
          text={say('scim.rotate')}
          act={async (callApi, idempotencyKey) => {
            const { data } = await callApi(scimClientRotate, { params: { id }, idempotencyKey });
            showToken({ name, ...data });
          }}
          close={close}
        />
      )}
      {doing === 'remove' && (
        <ClientDialog
          title={say('scim.removeTitle', { name })}
          about={say('scim.removeAbout')}
          text={say('scim.remove')}
          done="scim.removed"
          removes
          act={(callApi, idempotencyKey) => callApi(scimClientDelete, { params: { id }, idempotencyKey })}
          close={close}
        />
      )}
    </Section>
  );
}

function Runs({ client: { name, runs } }: { readonly client: ScimClient }) {
  const say = useSay();
  return (
    <RecordTable
      caption={say('scim.runs', { name })}
      columns={[
        { name: 'at', label: say('scim.run.at'), cell: ({ at }) => showInstant(at) },
        {
          name: 'action',
          label: say('scim.run.action'),
          cell: ({ action }) => say(`scim.runAction.${action as 'import' | 'enable' | 'disable' | 'roles'}`),
        },
        { name: 'done', label: say('scim.run.done'), cell: ({ done }) => done, numeric: true },
        { name: 'failed', label: say('scim.run.failed'), cell: ({ failed }) => failed, numeric: true },
      ]}
      rows={runs}
      rowKey={({ operation }) => operation}
      empty={say('scim.noRuns')}
      actions={({ operation }) => <OperationLink id={operation} />}
    />
  );
}

interface ClientDialogProps {
  readonly title: string;
  readonly about: string;
  /** Label of the confirming button. */
  readonly text: string;
  /** Message after success. */
  readonly done?: 'scim.activated' | 'scim.removed';
  readonly removes?: boolean;
  readonly act: (callApi: CallApi, idempotencyKey: string) => Promise<unknown>;
  readonly close: () => void;
}

/** Asks for confirmation, acts on a client and shows the updated list. */
function ClientDialog({ title, about, text, done, removes = false, act, close }: ClientDialogProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { run, callApi, running, error } = useCommand();
  const confirmed = () =>
    run(async (idempotencyKey) => {
      await act(callApi, idempotencyKey);
      if (done) notify(done, { type: 'success' });
      close();
      await refresh(scimClientList);
    });
  return (
    <ActionDialog
      title={title}
      about={about}
      close={close}
      running={running}
      error={error}
      confirm={{ text, ...(removes && { color: 'error' as const }), run: () => void confirmed() }}
    />
  );
}
