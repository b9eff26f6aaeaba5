import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useCallback, useEffect, useState } from 'react';
import type { ContractDocument } from '../../../contract/contracts/contractDocument';
import { contractRead } from '../../../contract/contracts/endpoints';
import type { UnreadableReason } from '../../../contract/documents/unreadable';
import { type OnlineProvider, onlineProviders } from '../../../contract/signing/providers';
import type { SigningState } from '../../../contract/signing/signing';
import { useCallApi } from '../../api/CallApi';
import { useShortcutsOn } from '../../engine/keyboard/useShortcuts';
import { useSay } from '../../i18n/useSay';
import { useWhyWithheld } from '../../session/viewer';
import { AskHeadButton } from '../../signing/AskHeadButton';
import { OnlineSignatureDialog } from '../../signing/OnlineSignatureDialog';
import { WhoSigns } from '../../signing/WhoSigns';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { Tips } from '../../ui/tips/Tips';
import { ManyDocument } from './ManyDocument';
import { ManyList } from './ManyList';
import { isOver, useSignMany } from './useSignMany';

interface SignManyProps {
  readonly contracts: readonly ContractDocument[];
  readonly state: SigningState;
  readonly reload: () => Promise<void>;
}

/** Renders the list on the left and the document on the right; once all are read, signs them with one authorisation. */
export function SignMany({ contracts, state, reload }: SignManyProps) {
  const say = useSay();
  const [accepted, setAccepted] = useState(false);
  const [provider, setProvider] = useState<OnlineProvider>();
  const { outcomes, sign, signed } = useSignMany(reload);
  const { current, read, count, readable, unreadable, exclude, mark, choose } = useReading(contracts);
  const pending = readable.filter(({ fileName }) => !isOver(outcomes.get(fileName)));
  const contract = contracts.find(({ fileName }) => fileName === current);
  const all = readable.length;
  const disabledReason =
    count < all
      ? say('documents.signMany.readFirst', { read: count, all })
      : accepted
        ? undefined
        : say('documents.signMany.acceptFirst');
  if (!contract) return null;

  return (
    <>
      <p>{say('documents.signMany.about')}</p>
      <WhoSigns signer={state.signer} />
      <AskHeadButton procedure="contract" documents={pending} signer={state.signer} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(260px, 340px) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <div>
          <ManyList
            contracts={contracts}
            current={current ?? ''}
            read={read}
            unreadable={unreadable}
            outcomes={outcomes}
            choose={choose}
          />
          <p role="status">
            {outcomes.size > 0
              ? say('documents.signMany.outcome', { signed, all })
              : say('documents.signMany.progress', { read: count, all })}
          </p>
          {unreadable.size > 0 && (
            <Alert role="none" severity="warning" sx={{ mb: 1 }}>
              {say('documents.signMany.someUnreadable', { smart_count: unreadable.size })}
            </Alert>
          )}
          {pending.length > 0 && outcomes.size > 0 && (
            <Alert role="none" severity="warning" sx={{ mb: 1 }}>
              {say('documents.signMany.left', { smart_count: pending.length })}
            </Alert>
          )}
          {pending.length > 0 && (
            <>
              <FormControlLabel
                control={<Checkbox checked={accepted} onChange={(_, value) => setAccepted(value)} />}
                label={say('documents.signMany.accept')}
              />
              <Box component="ul" sx={{ pl: 2.5, mt: 0 }}>
                <li>{say('documents.clause1')}</li>
                <li>{say('documents.clause2')}</li>
              </Box>
              <Tips>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  {onlineProviders.map(({ name, label }) => (
                    <PermissionButton
                      can={['signedFile', 'sign']}
                      key={name}
                      variant="contained"
                      color="success"
                      disabledReason={disabledReason}
                      onClick={() => setProvider(name)}
                    >
                      {say('documents.signMany.sign')}: {label}
                    </PermissionButton>
                  ))}
                </Box>
              </Tips>
            </>
          )}
          {pending.length === 0 && signed > 0 && (
            <Alert severity="success">{say('signing.online.done')}</Alert>
          )}
        </div>
        <ManyDocument
          contract={contract}
          refusal={outcomes.get(contract.fileName)?.refusal}
          read={read.has(contract.fileName)}
          unreadable={unreadable.get(contract.fileName)}
          onUnreadable={(reason) => exclude(contract.fileName, reason)}
          mark={(value) => mark(contract.fileName, value)}
          reload={reload}
        />
      </Box>
      {provider && (
        <OnlineSignatureDialog
          provider={provider}
          subject={{ documents: pending.map(({ name }) => name), signer: state.signer ?? undefined }}
          demo={state.demo}
          close={() => setProvider(undefined)}
          sign={async (credentials) => {
            const [failed] = await sign(pending, { ...credentials, provider });
            setProvider(undefined);
            if (failed) choose(failed);
          }}
        />
      )}
    </>
  );
}

/**
 * Returns which of several contracts is being read, which were read, and which cannot be displayed. A contract counts
 * as read once its last page was reached or the person declares it. The provider stores this for the person and the
 * version of the document; if that call fails, it holds only on this page.
 */
function useReading(contracts: readonly ContractDocument[]) {
  const callApi = useCallApi();
  const withheld = useWhyWithheld()(['signedFile', 'sign']);
  const [at, setAt] = useState(0);
  const [read, setRead] = useState<ReadonlySet<string>>(
    () => new Set(contracts.filter((one) => one.read).map(({ fileName }) => fileName)),
  );
  const current = contracts[Math.min(at, contracts.length - 1)]?.fileName;
  const [unreadable, setUnreadable] = useState<ReadonlyMap<string, UnreadableReason>>(
    () =>
      new Map(contracts.flatMap((one) => (one.unreadable ? [[one.fileName, one.unreadable] as const] : []))),
  );
  const readable = contracts.filter(({ fileName }) => !unreadable.has(fileName));
  const count = readable.filter(({ fileName }) => read.has(fileName)).length;
  const { length } = contracts;

  const exclude = useCallback((fileName: string, reason: UnreadableReason) => {
    setUnreadable((now) => (now.has(fileName) ? now : new Map([...now, [fileName, reason]])));
    setRead((now) => new Set([...now].filter((one) => one !== fileName)));
  }, []);
  const mark = useCallback(
    (fileName: string, value: boolean) => {
      if (read.has(fileName) === value) return;
      setRead((now) => new Set(value ? [...now, fileName] : [...now].filter((one) => one !== fileName)));
      // Reading by support staff is not recorded: the record is for people who may sign.
      if (withheld) return;
      callApi(contractRead, { body: { fileName, read: value } }).catch((error: unknown) => {
        // The provider found that the document cannot be displayed.
        if ((error as { code?: string }).code === 'signatureRefused') exclude(fileName, 'undrawn');
      });
    },
    [read, withheld, callApi, exclude],
  );

  const [shortcuts] = useShortcutsOn();
  useEffect(() => {
    if (!shortcuts) return undefined;
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const typing =
        target instanceof Element && target.closest('input:not([type=checkbox]), textarea, [role=dialog]');
      if (typing || ctrlKey || metaKey || altKey) return;
      if (key === 'j') setAt((now) => Math.min(now + 1, length - 1));
      if (key === 'k') setAt((now) => Math.max(now - 1, 0));
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [length, shortcuts]);

  const choose = (name: string) => setAt(contracts.findIndex(({ fileName }) => fileName === name));
  return { current, read, count, readable, unreadable, exclude, mark, choose };
}
