import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { Security as Kept } from '../../../contract/account/otp';
import type { Activity } from '../../../contract/activities/activity';
import { othersLogout } from '../../../contract/activities/endpoints';
import { useCommand } from '../../api/useCommand';
import { useUserAreaText } from '../../api/useUserAreaText';
import { useSay } from '../../i18n/useSay';
import { Elsewhere } from '../../identity/Elsewhere';
import { useSession } from '../../session/SessionContext';
import { Section } from '../../ui/Section';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { ChangePasswordLink } from './ChangePasswordLink';
import { useReadAgain } from './queries';
import { SecondFactor } from './SecondFactor';

interface SecurityProps {
  readonly security: Kept;
  readonly activities: readonly Activity[];
}

/** Renders three ways to protect the account, the quickest first: other sessions, the password, the second factor. */
export function Security({ security, activities }: SecurityProps) {
  const say = useSay();
  const { signInElsewhere } = useSession();
  return (
    <Section title={say('accountActivity.security.title')} about={say('accountActivity.security.about')}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr 1.6fr' } }}>
        <Step title={say('accountActivity.security.sessions')}>
          <Others count={activities.filter(({ open, current }) => open && !current).length} />
        </Step>
        <Step title={say('accountActivity.security.password')}>
          {signInElsewhere ? (
            <Elsewhere what="password" account={signInElsewhere.account} />
          ) : (
            <>
              <Typography sx={{ mb: 1.5 }}>{say('accountActivity.security.passwordAbout')}</Typography>
              <ChangePasswordLink>{say('accountActivity.security.changePassword')}</ChangePasswordLink>
            </>
          )}
        </Step>
        <Step title={say('accountActivity.security.factor')}>
          {signInElsewhere ? <Elsewhere what="factor" /> : <SecondFactor security={security} />}
        </Step>
      </Box>
    </Section>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Renders the button that ends all sessions except the current one. */
function Others({ count }: { readonly count: number }) {
  const say = useSay();
  const readAgain = useReadAgain();
  const { run, callApi, running, error } = useCommand(useUserAreaText());
  const [message, setMessage] = useState('');

  const end = () =>
    run(async (idempotencyKey) => {
      const { data } = await callApi(othersLogout, { idempotencyKey });
      setMessage(
        data.ended === 0
          ? say('accountActivity.security.endedNone')
          : say('accountActivity.security.endedOthers', { smart_count: data.ended }),
      );
      await readAgain();
    });

  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        {count === 0
          ? say('accountActivity.security.alone')
          : say('accountActivity.security.others', { smart_count: count })}
      </Typography>
      <PermissionButton
        can={['activity', 'end']}
        variant="outlined"
        disabledReason={count === 0 ? say('accountActivity.security.noOthers') : undefined}
        busy={running}
        onClick={() => void end()}
      >
        {say('accountActivity.security.endOthers')}
      </PermissionButton>
      <Box role="status" sx={{ mt: 1 }}>
        {error ?? message}
      </Box>
    </>
  );
}
