import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { spidRequestRead, spidSwitch } from '../../../contract/spid/endpoints';
import type { SpidRequest } from '../../../contract/spid/spidRequest';
import { useCommand } from '../../api/useCommand';
import { readKey } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useRenewSession } from '../../session/RenewSession';
import { useWhyWithheld } from '../../session/viewer';
import { ActionDialog } from '../../ui/ActionDialog';
import { disabledProps } from '../../ui/tips/disabledProps';
import { Banner } from './Banner';

/** Renders the banner "Stato Abilitazione SPID": the school-wide switch, which asks for confirmation. */
export function SpidSwitch({ request }: { readonly request: SpidRequest }) {
  const say = useSay();
  const sentence = useSentence();
  const disabledReason = useWhyWithheld()(['spidRequest', 'switch']);
  const notify = useNotify();
  const queries = useQueryClient();
  const renewSession = useRenewSession();
  const [asking, setAsking] = useState(false);
  const { run, callApi, running, error } = useCommand();
  const on = request.spidEnabled;
  const words = `services.spid.${on ? 'disable' : 'enable'}` as const;
  const turn = () =>
    run(async () => {
      const { data } = await callApi(spidSwitch, { body: { spidEnabled: !on } });
      queries.setQueryData(readKey(spidRequestRead), { ...request, ...data });
      notify('services.updated', { type: 'success' });
      setAsking(false);
      // The list of users depends on the school's switch.
      await renewSession();
    });

  return (
    <Banner
      title={say('services.spid.state')}
      about={say(on ? 'services.spid.stateOn' : 'services.spid.stateOff')}
      action={
        <>
          <FormControlLabel
            label={say(on ? 'services.spid.on' : 'services.spid.off')}
            control={
              <Switch
                checked={on}
                {...disabledProps(disabledReason && sentence(disabledReason))}
                onChange={() => !disabledReason && setAsking(true)}
                slotProps={{ input: { role: 'switch', 'aria-label': say('services.spid.state') } }}
              />
            }
          />
          {asking && (
            <ActionDialog
              title={say(`${words}.title`)}
              about={say(`${words}.about`)}
              running={running}
              error={error}
              close={() => setAsking(false)}
              confirm={{
                text: say(`${words}.confirm`),
                color: on ? 'error' : 'primary',
                run: () => void turn(),
              }}
            />
          )}
        </>
      }
    />
  );
}
