import { useState } from 'react';
import type { Permission } from '../../contract/permissions/permissions';
import type { OnlineProvider } from '../../contract/signing/providers';
import type { OnlineCredentials, SignatureAnswer, SigningState } from '../../contract/signing/signing';
import { useSay } from '../i18n/useSay';
import { focusIfLost } from '../ui/focusIfLost';
import { OfflineUploadDialog } from './OfflineUploadDialog';
import { OnlineSignatureDialog } from './OnlineSignatureDialog';
import { SigningMenu } from './SigningMenu';
import type { SigningSubject } from './SubjectFacts';
import { type AnsweredFile, saveBase64 } from './saveBase64';
import { withOthers } from './withOthers';

interface SigningWaysProps {
  /** Permission required for signing. */
  readonly can: Permission;
  readonly subject: SigningSubject;
  /** The document as the provider returned it. */
  readonly file: AnsweredFile;
  /** Reason why the document cannot be signed now; undefined if it can be. */
  readonly disabledReason?: string | undefined;
  readonly demo?: SigningState['demo'] | undefined;
  readonly online: (
    credentials: OnlineCredentials & { readonly provider: OnlineProvider },
  ) => Promise<SignatureAnswer>;
  readonly offline: (file: File, progress: (sent: number) => void) => Promise<SignatureAnswer>;
  /** @param text sentence that says that it was signed */
  readonly signed: (text: string, receipt: SignatureAnswer) => Promise<void>;
}

/** Renders the menu "Conferma e firma" of a document with its dialogs. */
export function SigningWays(props: SigningWaysProps) {
  const { can, subject, file, disabledReason, demo, online, offline, signed } = props;
  const say = useSay();
  const [dialog, setDialog] = useState<OnlineProvider | 'offline'>();
  const download = () => saveBase64(file);
  const close = () => setDialog(undefined);
  const end = async (text: string, receipt: SignatureAnswer) => {
    close();
    await signed(withOthers(say, text, receipt), receipt);
    // The dialog returned the focus to the menu, which disappears after signing.
    focusIfLost('main h1');
  };
  return (
    <>
      <SigningMenu
        can={can}
        disabledReason={disabledReason}
        online={setDialog}
        download={download}
        upload={() => setDialog('offline')}
      />
      {dialog === 'offline' && (
        <OfflineUploadDialog
          subject={subject}
          close={close}
          download={download}
          upload={async (chosen, progress) =>
            end(say('signing.offline.done'), await offline(chosen, progress))
          }
        />
      )}
      {dialog && dialog !== 'offline' && (
        <OnlineSignatureDialog
          subject={subject}
          provider={dialog}
          demo={demo}
          close={close}
          download={download}
          sign={async (credentials) =>
            end(say('signing.online.done'), await online({ ...credentials, provider: dialog }))
          }
        />
      )}
    </>
  );
}
