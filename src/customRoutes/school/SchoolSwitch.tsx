import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useWhyWithheld } from '../../session/viewer';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { disabledProps } from '../../ui/tips/disabledProps';
import { schoolInputId } from './SchoolInput';
import type { SchoolForm } from './useSchoolForm';

interface SchoolSwitchProps {
  readonly field: 'spidEnabled' | 'otpEnabled';
  readonly form: SchoolForm;
}

/** A switch of the whole school: each turn of it is confirmed, with what it does to everybody. */
export function SchoolSwitch({ field, form }: SchoolSwitchProps) {
  const say = useSay();
  const sentence = useSentence();
  const why = useWhyWithheld()(['spidRequest', 'switch']);
  const [wanted, setWanted] = useState<boolean>();
  const question = `${field === 'otpEnabled' ? 'otp' : 'spid'}${wanted ? 'On' : 'Off'}` as const;
  const answer = (yes: boolean) => {
    if (yes && wanted !== undefined) form.change(field, wanted);
    setWanted(undefined);
  };
  return (
    <>
      <FormControlLabel
        label={say(`school.fields.${field}`)}
        control={
          <Switch
            id={schoolInputId(field)}
            checked={form.values[field]}
            {...disabledProps(why && sentence(why))}
            onChange={(_event, on) => !why && setWanted(on)}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
      {wanted !== undefined && (
        <Dialog
          size="question"
          role="alertdialog"
          onClose={() => answer(false)}
          title={say(`school.switches.${question}.title`)}
          about={say(`school.switches.${question}.about`)}
          actions={
            <>
              <Button onClick={() => answer(false)}>{say('school.switches.no')}</Button>
              <Button variant="contained" color={wanted ? 'primary' : 'error'} onClick={() => answer(true)}>
                {say('school.switches.yes')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
