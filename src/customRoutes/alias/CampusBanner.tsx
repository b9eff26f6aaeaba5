import Alert from '@mui/material/Alert';
import { aliasCampus } from '../../../contract/alias/endpoints';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';

/** Promotes the e-learning platform at the foot of the page, if one of the person's schools holds its licence. */
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
