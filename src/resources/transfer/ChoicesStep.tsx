import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import {
  areaApplications,
  areaNames,
  asksPec,
  asksYear,
  type PracticeArea,
  SOURCE_CODE_LENGTH,
  supplierField,
  type TransferApplication,
  type TransferChoices,
  transferChoiceFields,
  transferNames,
} from '../../../contract/transfer/transfer';
import { inputId } from '../../engine/form/inputs/InputProps';
import { useSay } from '../../i18n/useSay';
import { AnswerInput } from '../../steps/AnswerForm';
import type { StepProps } from '../../steps/stepScreen';
import type { AnswerSpec } from '../../steps/useAnswerForm';

type Values = {
  readonly applicativi: readonly TransferApplication[];
  readonly fornitore: Readonly<Partial<Record<TransferApplication, string>>>;
};

/**
 * Converts the choices to and from the form, where each application has a checkbox and a separate input for its
 * supplier.
 */
export const choicesShape = {
  capitals: ['codMinAltri'],
  toForm: ({ applicativi = [] }: TransferChoices): Values => ({
    applicativi: applicativi.map(({ appCode }) => appCode),
    fornitore: Object.fromEntries(applicativi.map(({ appCode, fornitore }) => [appCode, fornitore ?? ''])),
  }),
  fromForm: (values) => {
    const { applicativi, fornitore } = values as unknown as Values;
    return { applicativi: applicativi.map((appCode) => ({ appCode, fornitore: fornitore[appCode] ?? '' })) };
  },
} satisfies Partial<AnswerSpec>;

/** Asks for the area, its applications, the supplier of each, and the origin of the data. */
export function ChoicesStep({ answers, run }: StepProps) {
  const say = useSay();
  const { subscribe, setValue } = useFormContext();
  const choices = answers as TransferChoices;
  const { area, applicativi = [] } = choices;
  // In the summary, the practice is already identified by its area and code.
  const fixed = run.step === 'documento';
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values }) => {
          if (name !== 'area' || type !== 'change') return;
          // Another area has other applications. If it has only one, that is chosen.
          const offered = areaApplications[values.area as PracticeArea] ?? [];
          setValue('applicativi', offered.length === 1 ? offered : []);
          setValue('fornitore', {});
        },
      }),
    [subscribe, setValue],
  );
  const chosen = applicativi.map(({ appCode }) => appCode);
  const whyNot = chosen.length === 0 ? say('transfer.choices.sourceFirst') : undefined;

  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <AnswerInput
        name="area"
        label={say('transfer.choices.area')}
        required
        disabledReason={fixed ? say('transfer.choices.fixed') : undefined}
        textOf={(one) => areaNames[one as PracticeArea]}
      />
      {area && <Applications area={area} />}
      {area &&
        areaApplications[area]
          .filter((code) => chosen.includes(code))
          .map((code) => (
            <AnswerInput
              key={code}
              name={supplierField(code)}
              field={transferChoiceFields.applicativi.of.of.fornitore}
              label={say('transfer.choices.supplier', { name: transferNames[code] })}
              required
            />
          ))}
      <AnswerInput
        name="codMinAltri"
        label={say('transfer.choices.source')}
        required
        disabledReason={fixed ? say('transfer.choices.fixed') : whyNot}
        typing={{ maxLength: SOURCE_CODE_LENGTH }}
      />
      {asksPec(choices) && <AnswerInput name="pec" label={say('transfer.choices.pec')} required />}
      {asksYear(choices) && (
        <AnswerInput
          name="annoFinanziario"
          label={say('transfer.choices.year')}
          required
          typing={{ inputMode: 'numeric' }}
        />
      )}
    </Stack>
  );
}

function Applications({ area }: { readonly area: PracticeArea }) {
  const say = useSay();
  const { setValue } = useFormContext();
  const { field, fieldState } = useController<Record<string, readonly TransferApplication[]>>({
    name: 'applicativi',
  });
  const problem = fieldState.error?.message;
  const problemId = `${inputId('applicativi')}-problem`;
  const toggle = (code: TransferApplication, on: boolean) => {
    const others = field.value.filter((one) => one !== code);
    setValue('applicativi', on ? [...others, code] : others, { shouldTouch: true, shouldValidate: true });
  };
  return (
    <Box
      component="fieldset"
      id={inputId('applicativi')}
      aria-describedby={problem && problemId}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, minWidth: 0, m: 0 }}
    >
      <Box component="legend" sx={{ px: 0.5 }}>
        {say('transfer.choices.applications')}
      </Box>
      {areaApplications[area].map((code, i) => (
        <FormControlLabel
          key={code}
          control={
            <Checkbox
              checked={field.value.includes(code)}
              onChange={(_, on) => toggle(code, on)}
              slotProps={{ input: i === 0 ? { ref: field.ref } : {} }}
            />
          }
          label={transferNames[code]}
        />
      ))}
      {problem && (
        <FormHelperText id={problemId} error>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
