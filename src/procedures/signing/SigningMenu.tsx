import Download from '@mui/icons-material/Download';
import Draw from '@mui/icons-material/Draw';
import UploadFile from '@mui/icons-material/UploadFile';
import VpnKey from '@mui/icons-material/VpnKey';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { type OnlineProvider, onlineProviders } from '../../../contract/signatures/providers';
import { Tips } from '../../engine/why/Tips';
import { WhyButton } from '../../engine/why/WhyButton';
import { useSay } from '../../i18n/useSay';

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
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (run: () => void) => () => {
    setAnchor(undefined);
    run();
  };
  return (
    <Tips>
      <WhyButton
        id={id}
        variant="contained"
        color="success"
        why={why}
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label ?? say('signing.menu.button')}
      </WhyButton>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        transitionDuration={0}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {onlineProviders.map(({ name, label: service }) => {
          const Icon = icons[name];
          return (
            <MenuItem key={name} onClick={choose(() => online(name))}>
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText>{say('signing.menu.online', { name: service })}</ListItemText>
            </MenuItem>
          );
        })}
        <MenuItem onClick={choose(download)}>
          <ListItemIcon>
            <Download fontSize="small" />
          </ListItemIcon>
          <ListItemText>{say('signing.menu.download')}</ListItemText>
        </MenuItem>
        <MenuItem onClick={choose(upload)}>
          <ListItemIcon>
            <UploadFile fontSize="small" />
          </ListItemIcon>
          <ListItemText>{say('signing.menu.upload')}</ListItemText>
        </MenuItem>
      </Menu>
    </Tips>
  );
}
