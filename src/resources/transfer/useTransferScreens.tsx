import { useNavigate } from 'react-router';
import type { Ds } from '../../../contract/offices/office';
import type { Head as HeadAnswers } from '../../../contract/resizing/resizing';
import { practiceHeads } from '../../../contract/transfer/endpoints';
import {
  areaNames,
  choiceProblems,
  type TransferChoices,
  transferNames,
} from '../../../contract/transfer/transfer';
import { useSay } from '../../i18n/useSay';
import { HeadStep, useHeadScreen } from '../../steps/head/HeadStep';
import type { StepScreens } from '../../steps/stepScreen';
import { AttachmentsStep } from './AttachmentsStep';
import { ChoicesStep, choicesShape } from './ChoicesStep';
import { DocumentStep } from './DocumentStep';
import { InformationStep } from './InformationStep';
import { HISTORY } from './practice';
import { SignStep } from './SignStep';
import { useSaveChoices } from './useSaveChoices';

const Head = () => <HeadStep heads={practiceHeads} />;

/** Returns the screens of the six steps of a transfer. */
export function useTransferScreens(head: Ds | undefined): StepScreens {
  const say = useSay();
  const navigate = useNavigate();
  const { save, openSaved } = useSaveChoices();
  const ds = useHeadScreen({ label: say('transfer.steps.ds'), Screen: Head, head });

  return {
    informativa: {
      label: say('transfer.steps.informativa'),
      Screen: InformationStep,
      back: () => void navigate(HISTORY),
    },
    ds,
    applicativi: {
      label: say('transfer.steps.applicativi'),
      Screen: ChoicesStep,
      clears: true,
      failed: say('transfer.failed.save'),
      ...choicesShape,
      problems: (answers) => choiceProblems(answers as TransferChoices),
      incomplete: say('transfer.choices.first'),
      takeTheirs: {
        label: say('transfer.choices.openSaved'),
        go: ({ answers }) => void openSaved((answers as { applicativi: TransferChoices }).applicativi),
      },
      send: (answers, run) => save(answers, (run.answers as { ds?: HeadAnswers }).ds),
      facts: (answers) => {
        const { area, applicativi = [], codMinAltri, pec, annoFinanziario } = answers as TransferChoices;
        return [
          [say('transfer.choices.area'), area ? areaNames[area] : ''],
          [say('transfer.choices.source'), codMinAltri ?? ''],
          ...applicativi.map(({ appCode, fornitore }) => [transferNames[appCode], fornitore ?? ''] as const),
          ...(pec ? [[say('transfer.choices.pec'), pec] as const] : []),
          ...(annoFinanziario ? [[say('transfer.choices.year'), annoFinanziario] as const] : []),
        ];
      },
    },
    allegati: {
      label: say('transfer.steps.allegati'),
      Screen: AttachmentsStep,
      facts: ({ note }) => [
        [say('transfer.files.note'), String(note ?? '') || say('transfer.document.none')],
      ],
    },
    documento: { label: say('transfer.steps.documento'), Screen: DocumentStep },
    firma: { label: say('transfer.steps.firma'), Screen: SignStep },
  };
}
