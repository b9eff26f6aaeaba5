import { useTranslate } from 'react-admin';
import type { OutputOf } from '../../contract/schema/endpoint';
import { platformSchoolClose, platformSchoolClosing } from '../../contract/staff/endpoints/schools';
import { useCallEndpoint } from '../../src/api/EngineDataProvider';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { Consequences } from './Consequences';

const resource = 'platformSchool';

/** Shows the consequences of closing a school, and closes it. */
export function CloseSchool({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const run = useCallEndpoint();
  const [school] = rows;
  if (!school) return null;
  const id = String(school.id);
  return (
    <Consequences
      {...dialog}
      resource={resource}
      title={translate('gestore.close.title', { name: String(school.name) })}
      ask={() =>
        run(resource, platformSchoolClosing, { id }) as Promise<OutputOf<typeof platformSchoolClosing>>
      }
      tell={(counted) => translate('gestore.close.about', { ...counted })}
      confirm={translate('gestore.close.confirm')}
      meant={id}
      run={(idempotencyKey) => run(resource, platformSchoolClose, { id, idempotencyKey })}
    />
  );
}
