import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { type AuthorisedApp, FIRST_PARTY_STAYS } from '../../../contract/activities/activity';
import { appRemove } from '../../../contract/activities/endpoints';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useSession } from '../../session/SessionContext';
import { Section } from '../../ui/Section';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { RemoveDialog } from './RemoveDialog';

/** Lists the applications authorised by the account. Those that are not part of the portal can be removed. */
export function Apps({ apps }: { readonly apps: readonly AuthorisedApp[] }) {
  const say = useSay();
  const [removing, setRemoving] = useState<AuthorisedApp>();
  return (
    <Section title={say('accountActivity.apps.title')} about={say('accountActivity.apps.about')}>
      {apps.map((app) => (
        <OneApp key={app.clientId} app={app} remove={() => setRemoving(app)} />
      ))}
      {removing && <RemoveAuthorised app={removing} close={() => setRemoving(undefined)} />}
    </Section>
  );
}

function OneApp({ app, remove }: { readonly app: AuthorisedApp; readonly remove: () => void }) {
  const say = useSay();
  const sentence = useSentence();
  const { clientName, owner, logoUri } = app;
  const first = app.metadata.is_first_party;
  // An external image would tell its host who looks at it, and the content security policy blocks it.
  const logo = logoUri && /^(\/(?!\/)|data:image\/)/.test(logoUri) ? { src: logoUri } : {};
  const name = useId();
  return (
    <Accordion variant="outlined" disableGutters slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary id={name} aria-controls={`${name}-about`} expandIcon={<ExpandMore />}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Avatar
            variant="rounded"
            {...logo}
            alt=""
            aria-hidden
            sx={{ width: 32, height: 32, bgcolor: 'primary.main' }}
          >
            {clientName.slice(0, 1)}
          </Avatar>
          <Typography component="span">{clientName}</Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <p style={{ marginTop: 0 }}>{say('accountActivity.apps.owner', { owner })}</p>
        {first && <p>{sentence(FIRST_PARTY_STAYS)}</p>}
        <PermissionButton
          can={['authorisedApp', 'remove']}
          variant="outlined"
          color="error"
          disabledReason={first ? FIRST_PARTY_STAYS : undefined}
          aria-label={say('accountActivity.apps.removeApp', { name: clientName })}
          onClick={remove}
        >
          {say('accountActivity.apps.remove')}
        </PermissionButton>
      </AccordionDetails>
    </Accordion>
  );
}

function RemoveAuthorised({ app, close }: { readonly app: AuthorisedApp; readonly close: () => void }) {
  const say = useSay();
  const { profile } = useSession();
  const params = {
    customerCode: profile.customer_code,
    username: profile.selected_account.username,
    clientId: app.clientId,
  };

  return (
    <RemoveDialog
      title={say('accountActivity.apps.removeTitle')}
      about={say('accountActivity.apps.removeAbout', { name: app.clientName })}
      text={say('accountActivity.apps.remove')}
      done={say('accountActivity.apps.removed')}
      remove={(callApi, idempotencyKey) => callApi(appRemove, { params, idempotencyKey })}
      close={close}
    />
  );
}
