import Box from '@mui/material/Box';
import { meetsRule, passwordRules } from '../../contract/account/password';
import { useSay } from '../i18n/useSay';
import { useSentence } from '../i18n/useSentence';
import { Icon } from '../ui/Icon';
import { visuallyHidden } from '../ui/visuallyHidden';

interface PasswordRulesProps {
  readonly id: string;
  readonly typed: string;
}

/** Lists the rules of a password and marks those that the input satisfies; announces how many are satisfied. */
export function PasswordRules({ id, typed }: PasswordRulesProps) {
  const say = useSay();
  const sentence = useSentence();
  const kept = passwordRules.filter((one) => meetsRule(one, typed)).length;
  return (
    <Box sx={{ typography: 'body2' }}>
      <Box component="ul" id={id} aria-label={say('password.rules')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {passwordRules.map((one) => {
          const ok = meetsRule(one, typed);
          return (
            <Box
              component="li"
              key={one.say}
              sx={{
                display: 'flex',
                gap: 1,
                alignItems: 'center',
                color: ok ? 'success.main' : 'text.primary',
              }}
            >
              <Icon name={ok ? 'on' : 'none'} />
              <span>
                {sentence(one.say)}
                <Hidden>: {say(ok ? 'password.kept' : 'password.open')}</Hidden>
              </span>
            </Box>
          );
        })}
      </Box>
      <Hidden>
        <span role="status">{typed && say('password.keptOf', { kept, all: passwordRules.length })}</span>
      </Hidden>
    </Box>
  );
}

/** Renders text for screen readers only. */
const Hidden = ({ children }: { readonly children: React.ReactNode }) => (
  <span style={{ ...visuallyHidden, whiteSpace: 'nowrap' }}>{children}</span>
);
