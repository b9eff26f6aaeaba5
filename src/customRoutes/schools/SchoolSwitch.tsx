import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { inputId, type OwnInputProps } from '../../engine/form/inputs/InputProps';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { useWhyWithheld } from '../../session/viewer';
import { ActionDialog } from '../../ui/ActionDialog';
import { disabledProps } from '../../ui/tips/disabledProps';

/** Renders a school-wide switch. Each change has to be confirmed, with its consequences for everyone. */
export function SchoolSwitch({ name, label }: OwnInputProps) {
  const say = useSay();
  const sentence = useSentence();
  const { field } = useController<Record<string, boolean>>({ name });
  const why = useWhyWithheld()(['spidRequest', 'switch']);
  const [wanted, setWanted] = useState<boolean>();
  const question = `${name === 'otpEnabled' ? 'otp' : 'spid'}${wanted ? 'On' : 'Off'}` as const;
  const answer = (yes: boolean) => {
    if (yes && wanted !== undefined) field.onChange(wanted);
    setWanted(undefined);
  };
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Switch
            id={inputId(name)}
            checked={Boolean(field.value)}
            {...disabledProps(why && sentence(why))}
            onChange={(_event, on) => !why && setWanted(on)}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
      {wanted !== undefined && (
        <ActionDialog
          role="alertdialog"
          title={say(`school.switches.${question}.title`)}
          about={say(`school.switches.${question}.about`)}
          confirm={{
            text: say('school.switches.yes'),
            color: wanted ? 'primary' : 'error',
            run: () => answer(true),
          }}
          dismiss={say('school.switches.no')}
          close={() => answer(false)}
        />
      )}
    </>
  );
}
