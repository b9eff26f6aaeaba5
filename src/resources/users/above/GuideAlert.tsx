import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { PERMISSIONS_GUIDE } from '../../../../contract/constants';
import { visuallyHidden } from '../../../ui/visuallyHidden';

/** That roles have changed, and the guide that explains them. */
export function GuideAlert() {
  const translate = useTranslate();
  const say = (key: string) => translate(`resources.user.above.guide.${key}`);
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ alignItems: 'center', py: 0 }}
      action={
        <Button
          color="inherit"
          size="small"
          component="a"
          href={PERMISSIONS_GUIDE}
          target="_blank"
          rel="noopener"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {say('read')}
          <span style={visuallyHidden}>{say('opens')}</span>
        </Button>
      }
    >
      {say('text')}
    </Alert>
  );
}
