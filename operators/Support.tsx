import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { platformSupportEnd, platformSupportList } from '../contract/staff/endpoints/support';
import { timeInRome } from '../contract/values/dates';
import { useCallApi } from '../src/api/CallApi';
import { refusalText } from '../src/api/refusal';
import { useMay } from '../src/session/viewer';
import { Button } from '../src/ui/Button';
import { SupportBand } from '../src/ui/SupportBand';
import { enterSchool } from './enterSchool';

const EVERY = 30_000;

/**
 * Banner on every page with the supervisors on whose behalf the person operates, with a button to enter and one to end
 * each access.
 */
export function Support() {
  const translate = useTranslate();
  const notify = useNotify();
  const callApi = useCallApi();
  const queries = useQueryClient();
  const may = useMay();
  const { data } = useQuery({
    queryKey: ['platformSupport', 'mine'],
    queryFn: async () =>
      (await callApi(platformSupportList, { query: { mine: 'true', state: 'active' } })).data,
    refetchInterval: EVERY,
    enabled: may(['platformSupport', 'list']),
    retry: false,
  });
  const said = (work: () => Promise<unknown>) => async () => {
    await work().catch((error: unknown) => notify(refusalText(error), { type: 'error' }));
    await queries.invalidateQueries({ queryKey: ['platformSupport'] });
  };
  return data?.data.map(({ id, operator, supervisor, until, school }) => (
    <SupportBand
      key={id}
      label={`${translate('gestore.support.region')} ${school}`}
      text={translate('gestore.support.active', { operator, supervisor, time: timeInRome(until) })}
    >
      <Button color="inherit" variant="outlined" size="small" onClick={said(() => enterSchool(callApi, id))}>
        {translate('gestore.support.enter')}
      </Button>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        onClick={said(() => callApi(platformSupportEnd, { params: { id } }))}
      >
        {translate('gestore.support.end')}
      </Button>
    </SupportBand>
  ));
}
