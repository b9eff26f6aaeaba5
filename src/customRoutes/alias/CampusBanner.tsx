import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { aliasCampus } from '../../../contract/alias/endpoints';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';

/** At the foot of the page: the e-learning platform, where a school of the person holds its licence. */
export function CampusBanner() {
  const say = useSay();
  const callApi = useCallApi();
  const { data } = useQuery({
    queryKey: ['alias', 'campus'],
    queryFn: async () => (await callApi(aliasCampus)).data,
  });
  if (!data || data.length === 0) return null;
  return (
    <Alert severity="info" role="note">
      <strong>{say('alias.campus.title')}</strong>
      <br />
      {say('alias.campus.about')}
    </Alert>
  );
}
