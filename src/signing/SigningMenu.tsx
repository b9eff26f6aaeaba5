import Download from '@mui/icons-material/Download';
import Draw from '@mui/icons-material/Draw';
import UploadFile from '@mui/icons-material/UploadFile';
import VpnKey from '@mui/icons-material/VpnKey';
import type { ReactNode } from 'react';
import type { Permission } from '../../contract/permissions/permissions';
import { type OnlineProvider, onlineProviders } from '../../contract/signing/providers';
import { useSay } from '../i18n/useSay';
import { useChoices } from '../ui/menu/useChoices';
import { PermissionButton } from '../ui/tips/PermissionButton';
import { Tips } from '../ui/tips/Tips';

const icons = { sigillo: Draw, firmachiara: VpnKey } as const satisfies Record<OnlineProvider, unknown>;

interface SigningMenuProps {
  /** Permission required for signing. */
  readonly can: Permission;
  /** Reason why signing is unavailable; if it is missing, signing is possible. */
  readonly disabledReason?: string | undefined;
  /** Label of the button, if it is not "Conferma e firma". */
  readonly label?: ReactNode;
  readonly online: (provider: OnlineProvider) => void;
  readonly download: () => void;
  readonly upload: () => void;
}

/** Renders a menu of the ways to sign a document: one of the services, or offline with download and upload. */
export function SigningMenu({ can, disabledReason, label, online, download, upload }: SigningMenuProps) {
  const say = useSay();
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
      <PermissionButton
        {...opener}
        can={can}
        variant="contained"
        color="success"
        disabledReason={disabledReason}
      >
        {label ?? say('signing.menu.button')}
      </PermissionButton>
      {menu}
    </Tips>
  );
}
