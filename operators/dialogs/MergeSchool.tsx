import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { resizingSet } from '../../contract/resizing/endpoints';
import { platformSchoolClosing } from '../../contract/staff/endpoints/schools';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { Consequences } from './Consequences';
import { codesIn } from './codesIn';
import { ReceivingSchools } from './ReceivingSchools';

const merger = defineCommand('schoolMerger', {
  fields: { codMin: { kind: 'text', required: true }, cessata: { kind: 'flag' } },
  capitals: ['codMin'],
});
const known = { cessata: true };
const receiving = (typed: string) => [...new Set(codesIn(typed))];

/**
 * Asks for the receiving schools, shows their names and the people affected, then announces the merger of a school into
 * them.
 */
export function MergeSchool({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const form = useCommandForm(merger, { known });
  const typed: string = useWatch({ control: form.form.control, name: 'codMin' });
  const [record] = rows;
  if (!record) return null;
  const school = String(record.id);

  return (
    <Consequences
      {...dialog}
      resource="platformSchool"
      title={translate('gestore.merge.title', { name: String(record.name) })}
      ask={async () => (await callApi(platformSchoolClosing, { params: { school } })).data}
      tell={(counted) => translate('gestore.merge.about', { ...counted })}
      confirm={translate('gestore.merge.confirm')}
      form={form}
      run={(idempotencyKey, { codMin, ...rest }) => {
        const body = {
          customerCode: school,
          azione: 'annuncia',
          codMin: receiving(codMin),
          ...rest,
        } as const;
        return callApi(resizingSet, { body, idempotencyKey });
      }}
    >
      <ReceivingSchools codes={receiving(typed)} />
    </Consequences>
  );
}
