import Typography from '@mui/material/Typography';
import { useSay } from '../i18n/useSay';
import { Button } from '../ui/Button';
import { visuallyHidden } from '../ui/visuallyHidden';

interface ElsewhereProps {
  readonly what: 'password' | 'factor' | 'passkey';
  /** Account at that provider, if known. */
  readonly account?: string | null | undefined;
}

/**
 * Renders a note in place of features that only the embedded identity provider has, if people sign in at an external
 * one.
 */
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
