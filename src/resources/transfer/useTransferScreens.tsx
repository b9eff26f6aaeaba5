import { useNavigate } from 'react-router';
import type { Ds } from '../../../contract/offices/office';
import type { Head as HeadAnswers } from '../../../contract/resizing/resizing';
import { practiceHeads, practiceSave } from '../../../contract/transfer/endpoints';
import {
  areaNames,
  choiceProblems,
  keptChoices,
  subjectOf,
  type TransferChoices,
  transferNames,
} from '../../../contract/transfer/transfer';
import { dayInRome } from '../../../contract/values/dates';
import { useCallApi } from '../../api/CallApi';
import { useRefresh } from '../../api/useRead';
import { useSendOnce } from '../../api/useSendOnce';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import { HeadStep, useHeadScreen } from '../../steps/head/HeadStep';
import type { StepScreens } from '../../steps/stepScreen';
import { AttachmentsStep } from './AttachmentsStep';
import { ChoicesStep, choicesShape } from './ChoicesStep';
import { DocumentStep } from './DocumentStep';
import { InformationStep } from './InformationStep';
import { HISTORY } from './practice';
import { SignStep } from './SignStep';

const Head = () => <HeadStep heads={practiceHeads} />;

/** Returns the screens of the six steps of a transfer. */
export function useTransferScreens(head: Ds | undefined): StepScreens {
  const say = useSay();
  const callApi = useCallApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const session = useSession();
  const { customerCode } = session.school;
  const ds = useHeadScreen({ label: say('transfer.steps.ds'), Screen: Head, head });

  /** Sends the choices in the shape of the specification's call; the practice has a page of its own from then on. */
  async function save(answers: object, ds: HeadAnswers | undefined): Promise<boolean> {
    const choices = keptChoices(answers as TransferChoices);
    const { nomeDs = '', cognomeDs = '' } = ds ?? {};
    const body = {
      customerCode,
      nomeDs,
      cognomeDs,
      anno: dayInRome(viewerOf(session).now).slice(0, 4),
      ...choices,
    };
    await sendOnce(body, (idempotencyKey) => callApi(practiceSave, { body, idempotencyKey }));
    await refresh('practice');
    const { area = null, codMinAltri } = choices;
    // Deferred until the input counts as saved.
    setTimeout(
      () =>
        void navigate(`${HISTORY}/${encodeURIComponent(subjectOf({ codMinAltri, area }))}`, {
          replace: true,
          // Marks the new address as a continuation, so that the page does not say that it resumed a procedure.
          state: { goesOn: true },
        }),
    );
    return true;
  }

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
