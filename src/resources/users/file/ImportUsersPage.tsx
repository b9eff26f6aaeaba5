import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useState } from 'react';
import type { Resource } from '../../../engine/declaration/defineResource';
import { ChooseColumns } from '../../../engine/import/ChooseColumns';
import { ConfirmImport } from '../../../engine/import/ConfirmImport';
import { isOpen } from '../../../engine/import/importState';
import { useImport } from '../../../engine/import/useImport';
import { useImportSay } from '../../../engine/import/useImportSay';
import { useSendImport } from '../../../engine/import/useSendImport';
import { useSay } from '../../../i18n/useSay';
import { Button } from '../../../ui/Button';
import { LeaveGuard } from '../../../ui/LeaveGuard';
import { Page } from '../../../ui/Page';
import { Tips } from '../../../ui/tips/Tips';
import { useFocusOnStep } from '../../../ui/useFocusOnStep';
import { users } from '../users';
import { FileStep } from './FileStep';
import { PreviewStep } from './PreviewStep';
import { ReportStep } from './ReportStep';

const steps = ['file', 'preview', 'report'] as const;
const resource = users as unknown as Resource;

/**
 * Renders the import of users from a CSV in three steps: file, preview, report. It builds on the import that all
 * resources have.
 */
export function ImportUsersPage() {
  const say = useSay();
  const importSay = useImportSay();
  const [file, setFile] = useState<File>();
  const [asking, setAsking] = useState(false);
  const [turn, setTurn] = useState(0);
  const importing = useImport(resource);
  const sending = useSendImport(resource, importing);
  const { phase, tally, checked, stopped } = importing.state;
  // Until the provider has checked the first rows, the file step stays.
  const step = sending.done ? 2 : phase === 'rows' && checked > 0 ? 1 : 0;
  useFocusOnStep(`${step} ${phase}`);
  const busy = sending.sent !== undefined;
  const why = [
    say('userFile.notYet'),
    isOpen(importing.state)
      ? importSay('questions.first')
      : tally.create + tally.update === 0 || checked < tally.total
        ? say('userFile.nobody')
        : undefined,
    say('userFile.over'),
  ][step];
  const back = () => {
    setFile(undefined);
    importing.reset();
    sending.begin();
    setTurn(turn + 1);
  };

  return (
    <Tips>
      <Page title={say('userFile.title')}>
        <Stepper activeStep={step} sx={{ mb: 3, maxWidth: 720 }} aria-label={say('userFile.progress')}>
          {steps.map((name, place) => (
            <Step key={name}>
              <StepLabel {...(place === step && { 'aria-current': 'step' as const })}>
                {say(`userFile.steps.${name}`)}
              </StepLabel>
            </Step>
          ))}
        </Stepper>
        {step === 0 && phase === 'columns' && <ChooseColumns resource={resource} importing={importing} />}
        {step === 0 && phase !== 'columns' && (
          <FileStep key={turn} file={file} choose={setFile} importing={importing} failed={stopped} />
        )}
        {step === 1 && <PreviewStep importing={importing} sending={sending} />}
        {step === 2 && sending.done && <ReportStep id={sending.done} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
          <Button variant="outlined" onClick={back}>
            {say('userFile.back')}
          </Button>
          <Button
            variant="contained"
            disabledReason={why}
            aria-busy={busy}
            onClick={() => !busy && setAsking(true)}
          >
            {say('userFile.confirm')}
          </Button>
        </Box>
        {asking && (
          <ConfirmImport
            resource={resource}
            tally={tally}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false);
              sending.send();
            }}
          />
        )}
        <LeaveGuard
          when={step === 1}
          {...(sending.asked && { about: importSay('leaving') })}
          onLeave={() => {
            sending.begin();
            importing.reset();
          }}
        />
      </Page>
    </Tips>
  );
}
