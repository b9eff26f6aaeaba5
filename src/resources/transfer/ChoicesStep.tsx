import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { practiceAreas } from '../../../contract/transfer/practice';
import {
  areaApplications,
  areaNames,
  asksPec,
  asksYear,
  choiceProblems,
  type PracticeArea,
  SOURCE_CODE_LENGTH,
  supplierField,
  type TransferApplication,
  type TransferChoices,
  transferNames,
} from '../../../contract/transfer/transfer';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import type { StepProps } from '../../steps/stepScreen';

/** Asks for the area, its applications, the supplier of each, and the origin of the data. */
export function ChoicesStep({ answers, change, problems, run }: StepProps) {
  const say = useSay();
  const sentence = useSentence();
  const [left, setLeft] = useState<readonly string[]>([]);
  const choices = answers as TransferChoices;
  const { area, applicativi = [], codMinAltri, pec, annoFinanziario } = choices;
  // In the summary, the practice is already identified by its area and code.
  const fixed = run.step === 'documento';
  const wrong = [...problems, ...choiceProblems(choices).filter(({ field }) => left.includes(field))];
  const messageOf = (field: string) => {
    const found = wrong.find((one) => one.field === field);
    return found && sentence(found.message);
  };
  const leave = (field: string) => setLeft((now) => [...now, field]);
  const set = (more: Partial<TransferChoices>) => change({ ...choices, ...more });
  const box = (field: string): TextFieldProps => ({
    id: `transfer-${field}`,
    name: field,
    required: true,
    error: messageOf(field) !== undefined,
    helperText: messageOf(field),
    onBlur: () => leave(field),
  });

  function chooseArea(next: PracticeArea): void {
    const offered = areaApplications[next];
    const [only] = offered.length === 1 ? offered : [];
    set({ area: next, applicativi: only ? [{ appCode: only, fornitore: '' }] : [] });
  }
  function toggle(appCode: TransferApplication, on: boolean): void {
    const others = applicativi.filter((one) => one.appCode !== appCode);
    set({ applicativi: on ? [...others, { appCode, fornitore: '' }] : others });
    leave('applicativi');
  }
  const name = (appCode: TransferApplication, fornitore: string) =>
    set({ applicativi: applicativi.map((one) => (one.appCode === appCode ? { appCode, fornitore } : one)) });
  const ordered = area ? areaApplications[area] : [];
  const chosen = ordered.flatMap((code) => applicativi.find(({ appCode }) => appCode === code) ?? []);

  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      <TextField
        {...box('area')}
        select
        label={say('transfer.choices.area')}
        value={area ?? ''}
        disabled={fixed}
        onChange={({ target }) => chooseArea(target.value as PracticeArea)}
        {...(fixed && { helperText: say('transfer.choices.fixed') })}
      >
        {practiceAreas.map((one) => (
          <MenuItem key={one} value={one}>
            {areaNames[one]}
          </MenuItem>
        ))}
      </TextField>
      {area && (
        <Box
          component="fieldset"
          aria-describedby={messageOf('applicativi') && 'transfer-applicativi-problem'}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, minWidth: 0, m: 0 }}
        >
          <Box component="legend" sx={{ px: 0.5 }}>
            {say('transfer.choices.applications')}
          </Box>
          {ordered.map((code) => (
            <FormControlLabel
              key={code}
              control={
                <Checkbox
                  checked={applicativi.some(({ appCode }) => appCode === code)}
                  onChange={(_, on) => toggle(code, on)}
                />
              }
              label={transferNames[code]}
            />
          ))}
          {messageOf('applicativi') && (
            <FormHelperText id="transfer-applicativi-problem" error>
              {messageOf('applicativi')}
            </FormHelperText>
          )}
        </Box>
      )}
      {chosen.map(({ appCode, fornitore }) => (
        <TextField
          key={appCode}
          {...box(supplierField(appCode))}
          label={say('transfer.choices.supplier', { name: transferNames[appCode] })}
          value={fornitore ?? ''}
          onChange={({ target }) => name(appCode, target.value)}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      ))}
      <TextField
        {...box('codMinAltri')}
        label={say('transfer.choices.source')}
        value={codMinAltri ?? ''}
        disabled={fixed || chosen.length === 0}
        onChange={({ target }) => set({ codMinAltri: target.value.toUpperCase() })}
        slotProps={{ htmlInput: { maxLength: SOURCE_CODE_LENGTH } }}
        {...(chosen.length === 0 && { helperText: say('transfer.choices.sourceFirst') })}
        {...(fixed && { helperText: say('transfer.choices.fixed') })}
      />
      {asksPec(choices) && (
        <TextField
          {...box('pec')}
          label={say('transfer.choices.pec')}
          value={pec ?? ''}
          onChange={({ target }) => set({ pec: target.value })}
        />
      )}
      {asksYear(choices) && (
        <TextField
          {...box('annoFinanziario')}
          label={say('transfer.choices.year')}
          value={annoFinanziario ?? ''}
          onChange={({ target }) => set({ annoFinanziario: target.value })}
          slotProps={{ htmlInput: { maxLength: 20, inputMode: 'numeric' } }}
        />
      )}
    </Stack>
  );
}
