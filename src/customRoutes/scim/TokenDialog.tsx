import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useSay } from '../../i18n/useSay';
import { ActionDialog } from '../../ui/ActionDialog';
import { Button } from '../../ui/Button';

/** A new token, with the name of the system that uses it and the address of the SCIM service. */
export interface ShownToken {
  readonly name: string;
  readonly address: string;
  readonly token: string;
}

/**
 * Shows the address and the token of a client. Only the button closes the dialog, because the token cannot be shown
 * again.
 */
export function TokenDialog({ name, address, token, close }: ShownToken & { readonly close: () => void }) {
  const say = useSay();
  return (
    <ActionDialog
      title={say('scim.tokenTitle', { name })}
      about={say('scim.tokenAbout')}
      close={close}
      persistent
    >
      <CopiedText label={say('scim.address')} copy={say('scim.copyAddress')} text={address} />
      <CopiedText label={say('scim.token')} copy={say('scim.copyToken')} text={token} />
    </ActionDialog>
  );
}

interface CopiedTextProps {
  readonly label: string;
  /** Accessible name of the button. */
  readonly copy: string;
  readonly text: string;
}

function CopiedText({ label, copy, text }: CopiedTextProps) {
  const say = useSay();
  const id = useId();
  const [copied, setCopied] = useState(false);
  return (
    <Box sx={{ mb: 2 }}>
      <Box id={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="code"
        aria-labelledby={id}
        role="group"
        sx={{ overflowWrap: 'anywhere', display: 'block' }}
      >
        {text}
      </Box>
      <Button
        size="small"
        sx={{ ml: -0.75 }}
        aria-label={copy}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {say('scim.copy')}
      </Button>
      <span role="status">{copied && say('scim.copied')}</span>
    </Box>
  );
}
