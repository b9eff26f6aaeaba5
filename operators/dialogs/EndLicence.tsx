import { useTranslate } from 'react-admin';
import type { OutputOf } from '../../contract/schema/endpoint';
import { platformLicenceEnd, platformLicenceEnding } from '../../contract/staff/endpoints/licences';
import { useCallEndpoint } from '../../src/api/EngineDataProvider';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Consequences } from './Consequences';

const resource = 'platformLicence';

/** Shows the consequences of ending a licence, and ends it. */
export function EndLicence({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const run = useCallEndpoint();
  const [licence] = rows;
  if (!licence) return null;
  const id = String(licence.id);
  const named = { school: String(licence.school), ac: String(licence.ac) };
  return (
    <Consequences
      {...dialog}
      resource={resource}
      title={translate('gestore.end.title', named)}
      ask={() =>
        run(resource, platformLicenceEnding, { id }) as Promise<OutputOf<typeof platformLicenceEnding>>
      }
      tell={(counted) => translate('gestore.end.about', { ...counted, smart_count: counted.people })}
      confirm={translate('gestore.end.confirm')}
      meant={id}
      run={(idempotencyKey) => run(resource, platformLicenceEnd, { id, idempotencyKey })}
    />
  );
}
