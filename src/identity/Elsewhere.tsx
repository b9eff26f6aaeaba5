import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSay } from '../i18n/useSay';
import { visuallyHidden } from '../ui/visuallyHidden';

interface ElsewhereProps {
  readonly what: 'password' | 'factor' | 'passkey';
  /** Of their account there, where it is known. */
  readonly account?: string | null | undefined;
}

/** In place of what only the embedded identity provider can change, where people sign in at one outside. */
export function Elsewhere({ what, account }: ElsewhereProps) {
  const say = useSay();
  return (
    <>
      <Typography sx={{ mb: account ? 1.5 : 0 }}>{say(`password.elsewhere.${what}`)}</Typography>
      {account && (
        <Button variant="outlined" href={account} target="_blank" rel="noreferrer">
          {say('password.elsewhere.go')}
          <span style={visuallyHidden}>{say('shell.newTab')}</span>
        </Button>
      )}
    </>
  );
}
