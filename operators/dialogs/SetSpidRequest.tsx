import { useTranslate } from 'react-admin';
import { spidRequestSet } from '../../contract/spid/endpoints';
import { platformSpidList } from '../../contract/staff/endpoints/requests';
import { useCallApi } from '../../src/api/CallApi';
import { defineCommand } from '../../src/engine/declaration/defineCommand';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { useCommandForm } from '../../src/engine/form/useCommandForm';
import { Consequences } from './Consequences';

const spidRequest = defineCommand('spidRequest', {
  fields: spidRequestSet.body.of,
  inputs: [
    'statusRichiesta',
    'nomeCognomeSoggettoReferente',
    'codiceFiscaleSoggettoReferente',
    'titoloSoggettoReferente',
    'qualificaSoggettoReferente',
    'telSoggettoReferente',
  ],
  capitals: ['codiceFiscaleSoggettoReferente'],
});

/**
 * Asks for the state of a school's SPID request and the person responsible for it, and saves them. Empty fields stay
 * unchanged.
 */
export function SetSpidRequest({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [request] = rows;
  // The record is a SPID request from their list, or a school from its page, which may have no request yet.
  const customerCode = String(request?.school ?? request?.id);
  const form = useCommandForm(spidRequest, { known: { customerCode } });
  if (!request) return null;
  return (
    <Consequences
      {...dialog}
      harmless
      resource="platformSpid"
      title={translate('gestore.spid.title', { school: customerCode })}
      ask={async () => {
        const { data } = await callApi(platformSpidList, { query: { school: customerCode } });
        // An operator who changes only a telephone number leaves the state as it is.
        form.form.setValue('statusRichiesta', data.data[0]?.statusRichiesta ?? 'DA_FIRMARE');
        return true;
      }}
      tell={() => translate('gestore.spid.about')}
      confirm={translate('gestore.spid.confirm')}
      form={form}
      run={(idempotencyKey, body) => callApi(spidRequestSet, { body, idempotencyKey })}
    />
  );
}
