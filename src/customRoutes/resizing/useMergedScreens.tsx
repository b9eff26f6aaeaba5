import type { Ds } from '../../../contract/offices/office';
import { resizingHeads, resizingSend } from '../../../contract/resizing/endpoints';
import { applicationsToPlace, placementProblems, placesOf } from '../../../contract/resizing/procedure';
import {
  type Choices,
  type Head as HeadAnswers,
  isSingle,
  type Placement,
  type resizingApplications,
  resizingNames,
} from '../../../contract/resizing/resizing';
import { useCallApi } from '../../api/CallApi';
import { useSay } from '../../i18n/useSay';
import { useSession } from '../../session/SessionContext';
import { HeadStep, useHeadScreen } from '../../steps/head/HeadStep';
import type { StepScreens } from '../../steps/stepScreen';
import type { ProcedureState } from '../../steps/useProcedure';
import { DocumentStep } from './DocumentStep';
import { InformationStep } from './InformationStep';
import { PlacesStep } from './PlacesStep';
import { RecapStep } from './RecapStep';
import { SignStep } from './SignStep';
import type { Merger } from './useResizing';

const Head = () => <HeadStep heads={resizingHeads} />;

interface Input {
  readonly procedure: ProcedureState;
  readonly merger: Merger;
  readonly head: Ds | undefined;
}

/** Returns the screens of the six steps of a merged school. */
export function useMergedScreens({ procedure, merger, head }: Input): StepScreens {
  const say = useSay();
  const callApi = useCallApi();
  const { licenses } = useSession().profile;
  const needed = applicationsToPlace(licenses, merger.cessata);
  const nameOf = (code: string) =>
    merger.options.find(({ customerCode }) => customerCode === code)?.name ?? code;
  const ds = useHeadScreen({ label: say('resizing.steps.ds'), Screen: Head, head });

  /** Sends the choices in the shape of the specification's call. */
  async function send(answers: object, given: HeadAnswers): Promise<boolean> {
    const placement = answers as Placement;
    const optionsOf = (code: (typeof resizingApplications)[number]) =>
      merger.options.filter(({ customerCode }) => placesOf(placement, code).includes(customerCode));
    const places = Object.fromEntries(
      needed.map((code) => [code, isSingle(code) ? optionsOf(code)[0] : optionsOf(code)]),
    );
    const { cessata, anno } = merger;
    const body = { ...given, cessata, anno, ...places } as Choices;
    return procedure.apply(async (ifMatch) => {
      const { data, version } = await callApi(resizingSend, { body, ifMatch });
      return { run: data, version: version ?? '' };
    });
  }

  return {
    informativa: { label: say('resizing.steps.informativa'), Screen: InformationStep },
    ds,
    applicativi: {
      label: say('resizing.steps.applicativi'),
      Screen: PlacesStep,
      problems: (answers) => placementProblems(answers as Placement, needed),
      incomplete: say('resizing.places.first'),
      send: (answers, run) => send(answers, (run.answers as { ds: HeadAnswers }).ds),
      facts: (answers) =>
        needed.map((code) => [
          resizingNames[code],
          placesOf(answers as Placement, code)
            .map(nameOf)
            .join(', ') || say('resizing.places.nobody'),
        ]),
    },
    documento: { label: say('resizing.steps.documento'), Screen: DocumentStep },
    firma: { label: say('resizing.steps.firma'), Screen: SignStep },
    riepilogo: { label: say('resizing.steps.riepilogo'), Screen: RecapStep, over: true },
  };
}
