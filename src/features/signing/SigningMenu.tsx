import Download from '@mui/icons-material/Download';
import Draw from '@mui/icons-material/Draw';
import UploadFile from '@mui/icons-material/UploadFile';
import VpnKey from '@mui/icons-material/VpnKey';
import type { ReactNode } from 'react';
import { type OnlineProvider, onlineProviders } from '../../../contract/signatures/providers';
import { useSay } from '../../i18n/useSay';
import { useWhyWithheld } from '../../session/viewer';
import { useChoices } from '../../ui/menu/useChoices';
import { Tips } from '../../ui/tips/Tips';
import { WhyButton } from '../../ui/tips/WhyButton';

const icons = { sigillo: Draw, firmachiara: VpnKey } as const satisfies Record<OnlineProvider, unknown>;

interface SigningMenuProps {
  /** Why nothing can be signed now; it can without. */
  readonly why?: string | undefined;
  /** The button's words, where they are not "Conferma e firma". */
  readonly label?: ReactNode;
  readonly online: (provider: OnlineProvider) => void;
  readonly download: () => void;
  readonly upload: () => void;
}

/** The ways to sign a document: one of the services, or on one's own computer and back. */
export function SigningMenu({ why, label, online, download, upload }: SigningMenuProps) {
  const say = useSay();
  const whyWithheld = useWhyWithheld();
  const { opener, menu } = useChoices([
    ...onlineProviders.map(({ name, label: service }) => ({
      name,
      said: say('signing.menu.online', { name: service }),
      Icon: icons[name],
      does: () => online(name),
    })),
    { name: 'download', said: say('signing.menu.download'), Icon: Download, does: download },
    { name: 'upload', said: say('signing.menu.upload'), Icon: UploadFile, does: upload },
  ]);
  return (
    <Tips>
      <WhyButton
        {...opener}
        variant="contained"
        color="success"
        why={whyWithheld(['signedFile', 'sign']) ?? why}
      >
        {label ?? say('signing.menu.button')}
      </WhyButton>
      {menu}
    </Tips>
  );
}
