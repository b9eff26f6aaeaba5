import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { spidRequestSet } from '../../contract/spid/endpoints';
import { type SpidRequestState, spidRequestStates } from '../../contract/spid/spidRequest';
import { platformSpidList } from '../../contract/staff/endpoints/requests';
import { useCallApi } from '../../src/api/CallApi';
import type { ActionDialogProps } from '../../src/engine/declaration/resource';
import { NativeSelect } from '../../src/ui/NativeSelect';
import { Consequences } from './Consequences';

const resource = 'platformSpid';

/** Fields of the person responsible for the request; empty ones stay unchanged. */
const person = [
  'nomeCognomeSoggettoReferente',
  'codiceFiscaleSoggettoReferente',
  'titoloSoggettoReferente',
  'qualificaSoggettoReferente',
  'telSoggettoReferente',
] as const;

/** Sets the state of a school's request. */
export function SetSpidRequest({ rows, ...dialog }: ActionDialogProps) {
  const translate = useTranslate();
  const callApi = useCallApi();
  const [request] = rows;
  /**
   * Undefined until the current state is loaded: an operator who changes only a telephone number leaves the state as it
   * is.
   */
  const [state, setState] = useState<SpidRequestState>();
  const [typed, setTyped] = useState<Partial<Record<(typeof person)[number], string>>>({});
  if (!request) return null;
  const written = Object.fromEntries(
    person.flatMap((name) => {
      const text = typed[name]?.trim();
      return text ? [[name, name === 'codiceFiscaleSoggettoReferente' ? text.toUpperCase() : text]] : [];
    }),
  );
  // The record is from its own list, or from the page of a school that may have no request yet.
  const customerCode = String(request.school ?? request.id);
  return (
    <Consequences
      {...dialog}
      harmless
      resource={resource}
      title={translate('gestore.spid.title', { school: customerCode })}
      ask={async () => {
        const { data } = await callApi(platformSpidList, { query: { school: customerCode } });
        setState(data.data[0]?.statusRichiesta ?? 'DA_FIRMARE');
        return true;
      }}
      tell={() => translate('gestore.spid.about')}
      confirm={translate('gestore.spid.confirm')}
      meant={[customerCode, state, written]}
      run={async (idempotencyKey) => {
        if (!state) return;
        const body = { customerCode, statusRichiesta: state, ...written };
        await callApi(spidRequestSet, { body, idempotencyKey });
      }}
    >
      {state && (
        <NativeSelect
          label={translate('gestore.spid.state')}
          value={state}
          change={(chosen) => setState(spidRequestStates.find((one) => one === chosen))}
        >
          {spidRequestStates.map((one) => (
            <option key={one} value={one}>
              {translate(`resources.${resource}.values.statusRichiesta.${one}`)}
            </option>
          ))}
        </NativeSelect>
      )}
      <Typography sx={{ mt: 2, mb: 1 }}>{translate('gestore.spid.person')}</Typography>
      {person.map((name) => (
        <TextField
          key={name}
          fullWidth
          size="small"
          sx={{ mb: 1.5 }}
          label={translate(`gestore.spid.${name}`)}
          value={typed[name] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
    </Consequences>
  );
}
