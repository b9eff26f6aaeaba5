import { useTranslate } from 'react-admin';
import type { OutputOf } from '../../contract/schema/endpoint';
import { platformSchoolClosing, platformSchoolSuspend } from '../../contract/staff/endpoints/schools';
import { suspensionFields } from '../../contract/staff/platformSchool';
import { useCallEndpoint } from '../../src/api/EngineDataProvider';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { Consequences } from './Consequences';

const resource = 'platformSchool';
const suspension = defineCommand('suspension', { fields: suspensionFields });

/** Shows whom the suspension of a school concerns, and suspends it until the end of a day, with a reason. */
export function SuspendSchool({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const run = useCallEndpoint();
  const form = useCommandForm(suspension);
  const [school] = rows;
  if (!school) return null;
  const id = String(school.id);
  return (
    <Consequences
      {...dialog}
      resource={resource}
      title={translate('gestore.suspend.title', { name: String(school.name) })}
      ask={() =>
        run(resource, platformSchoolClosing, { id }) as Promise<OutputOf<typeof platformSchoolClosing>>
      }
      tell={(counted) => translate('gestore.suspend.about', { ...counted })}
      confirm={translate('gestore.suspend.confirm')}
      form={form}
      run={(idempotencyKey, body) => run(resource, platformSchoolSuspend, { id, body, idempotencyKey })}
    />
  );
}
