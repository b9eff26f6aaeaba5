import Alert from '@mui/material/Alert';
import { aliasCampus } from '../../../contract/alias/endpoints';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';

/** At the foot of the page: the e-learning platform, where a school of the person holds its licence. */
export function CampusBanner() {
  const say = useSay();
  const { data } = useRead(aliasCampus);
  if (!data || data.length === 0) return null;
  return (
    <Alert severity="info" role="note">
      <strong>{say('alias.campus.title')}</strong>
      <br />
      {say('alias.campus.about')}
    </Alert>
  );
}
