import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useSay } from '../../i18n/useSay';
import { forgetOtpActivated, wasOtpActivated } from '../../session/otpActivated';
import { Button } from '../../ui/Button';

/** Confirms to a person who has just activated one-time codes that they are required, and offers recovery codes. */
export function OtpActivated() {
  const say = useSay();
  const [shown, setShown] = useState(wasOtpActivated);
  useEffect(forgetOtpActivated, []);
  if (!shown) return null;
  return (
    <Alert
      severity="success"
      role="status"
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      closeText={say('dashboard.otpActivated.close')}
      onClose={() => setShown(false)}
    >
      {say('dashboard.otpActivated.about')}{' '}
      <Button size="small" color="inherit" variant="outlined" to="/impostazioni/attivita" sx={{ ml: 1 }}>
        {say('dashboard.otpActivated.codes')}
      </Button>
    </Alert>
  );
}
