import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { spidRequestSet } from '../../contract/endpoints/spidRequests';
import { spidRequestStates } from '../../contract/entities/spidRequest';
import { useRun } from '../../src/api/EngineDataProvider';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { NativeSelect } from '../../src/ui/NativeSelect';
import { Consequences } from './Consequences';

const resource = 'platformSpid';

/** Says how far the request of a school is. */
export function SetSpidRequest({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const run = useRun();
  const [request] = rows;
  const [state, setState] = useState(String(request?.statusRichiesta));
  if (!request) return null;
  const customerCode = String(request.school);
  return (
    <Consequences
      {...dialog}
      resource={resource}
      title={translate('gestore.spid.title', { school: customerCode })}
      ask={async () => true}
      tell={() => translate('gestore.spid.about')}
      confirm={translate('gestore.spid.confirm')}
      run={() => run(resource, spidRequestSet, { body: { customerCode, statusRichiesta: state } })}
    >
      <NativeSelect label={translate('gestore.spid.state')} value={state} change={setState}>
        {spidRequestStates.map((one) => (
          <option key={one} value={one}>
            {translate(`resources.${resource}.values.statusRichiesta.${one}`)}
          </option>
        ))}
      </NativeSelect>
    </Consequences>
  );
}
