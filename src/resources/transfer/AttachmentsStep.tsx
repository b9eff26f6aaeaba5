import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  canSend,
  NOTES_MAX,
  noteProblem,
  SAME_NAME,
  type TransferChoices,
} from '../../../contract/transfer/transfer';
import { useSay } from '../../i18n/useSay';
import { useSentence } from '../../i18n/useSentence';
import { AnswerInput, useAnswerProblem } from '../../steps/AnswerForm';
import type { StepProps } from '../../steps/stepScreen';
import { focusIfLost } from '../../ui/focusIfLost';
import { NotLoaded } from '../../ui/NotLoaded';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { UploadItem } from '../../upload/UploadItem';
import { AttachmentButtons } from './AttachmentButtons';
import { CHOOSE_FILES_ID, ChooseFiles } from './ChooseFiles';
import { ChosenList } from './ChosenList';
import { FileList } from './FileList';
import { usePracticeAtHand } from './PracticeContext';
import { ThereList } from './ThereList';
import { TotalProgress } from './TotalProgress';
import { useAllUploads } from './useAllUploads';
import { useFiles } from './usePractices';

/** Renders the step of a practice's files: choosing, inspecting and sending them, and the notes. */
export function AttachmentsStep({ answers, run, procedure }: StepProps) {
  const say = useSay();
  const sentence = useSentence();
  const { subject, attachments } = usePracticeAtHand();
  const files = useFiles(subject);
  const [removed, setRemoved] = useState<string>();
  const { chosen, running, clash } = attachments;
  const { percent, failed } = useAllUploads(running);
  const { applicativi = [] } = (run.answers as { applicativi?: TransferChoices }).applicativi ?? {};
  const suppliers = [...new Set(applicativi.map(({ fornitore }) => fornitore ?? ''))];
  const note = String(answers.note ?? '');
  // A file that is chosen again here is listed as chosen, not as uploaded earlier.
  const here = [...chosen.map(({ file }) => file.name), ...running.map(({ name }) => name)];
  const there = (files.data ?? []).filter(({ filename }) => !here.includes(filename));
  const attached = { applications: applicativi.length, files: here.length + there.length, note };
  const counter = say('transfer.files.counter', { length: [...note].length, max: NOTES_MAX });
  useAnswerProblem('note', noteProblem(attached));
  const changing = run.step === 'documento';

  return (
    <>
      {files.isError && (
        <NotLoaded again={files.refetch} sx={{ mb: 2 }}>
          {say('transfer.failed.files')}
        </NotLoaded>
      )}
      {changing && files.data && <FileList files={files.data} />}
      {!changing && (
        <>
          <Typography sx={{ mb: 2 }}>{say('transfer.files.lead')}</Typography>
          <ThereList
            files={there}
            changed={files.refetch}
            removed={(name) => gone(say('transfer.files.deleted', { name }))}
          />
          <ChosenList
            attachments={attachments}
            suppliers={suppliers}
            removed={(name) => gone(say('transfer.files.removed', { name }))}
          />
          {running.map((one) => (
            <UploadItem
              key={one.name}
              upload={one}
              remove={() => {
                attachments.giveUp(one);
                void files.refetch();
                gone(say('transfer.files.removed', { name: one.name }));
              }}
            />
          ))}
          <Box role="status" sx={visuallyHidden}>
            {removed}
          </Box>
          {running.length === 0 && <ChooseFiles choose={choose} />}
          <div role="alert">
            {attachments.empty.length > 0 && (
              <Alert role="none" severity="error" sx={{ mt: 1 }}>
                {say('transfer.files.empty', { names: attachments.empty.join(', ') })}
              </Alert>
            )}
            {clash && (
              <Alert role="none" severity="error" sx={{ mt: 1 }}>
                {sentence(SAME_NAME)}
              </Alert>
            )}
            {failed && (
              <Alert role="none" severity="error" sx={{ mt: 1 }}>
                {say(`transfer.failed.${failed}`)}
              </Alert>
            )}
          </div>
          {running.length > 0 && <TotalProgress percent={percent} />}
        </>
      )}
      <Box sx={{ mt: 2, maxWidth: 720 }}>
        <AnswerInput
          name="note"
          label={say('transfer.files.note')}
          required={attached.applications > 1 && attached.files > 1}
          help={counter}
          disabledReason={running.length > 0 ? counter : undefined}
          typing={{ maxLength: NOTES_MAX }}
        />
      </Box>
      {!changing && (
        <AttachmentButtons
          procedure={procedure}
          run={run}
          note={note}
          files={there}
          disabledReason={whyNot()}
        />
      )}
    </>
  );

  /** Says that a file was removed and moves the focus, because the pressed button disappears with the file. */
  function gone(sentence: string): void {
    setRemoved(sentence);
    focusIfLost(`#${CHOOSE_FILES_ID}`, 'main h1');
  }

  function choose(picked: readonly File[]): void {
    setRemoved(undefined);
    const stored = there.filter(({ upload }) => upload.state === 'stored');
    attachments.add(
      picked,
      suppliers[0] ?? '',
      stored.map(({ filename }) => filename),
    );
  }

  function whyNot(): string | undefined {
    if (attached.files === 0) return say('transfer.files.none');
    if (there.some(({ upload }) => upload.state !== 'stored')) return say('transfer.files.unfinished');
    return canSend(attached) ? undefined : say('transfer.files.noteNeeded');
  }
}
