import AccountCircle from '@mui/icons-material/AccountCircle';
import Logout from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useSession } from '../engine/SessionContext';
import { useSay } from '../i18n/useSay';
import { useAccess } from './AccessContext';
import { AccountData } from './AccountData';

/** The button with the person's name, and behind it who they are and the way out. */
export function ProfileMenu() {
  const say = useSay();
  const access = useAccess();
  const title = useId();
  const { given_name, family_name } = useSession().profile;
  const name = `${given_name} ${family_name}`;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountCircle />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={say('shell.profileOf', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {name}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: 320, p: 2 } } }}
      >
        <Typography id={title} component="h2" variant="h3" sx={{ mb: 1.5 }}>
          {name}
        </Typography>
        <AccountData />
        <Button
          fullWidth
          variant="outlined"
          startIcon={<Logout />}
          onClick={() => void access.leave()}
          sx={{ mt: 2 }}
        >
          {say('shell.exit')}
        </Button>
      </Popover>
    </>
  );
}
