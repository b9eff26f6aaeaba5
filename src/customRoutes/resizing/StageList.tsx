import { type ResizingStage, resizingNames } from '../../../contract/resizing/resizing';
import { receivingStages, resizingStages } from '../../../contract/resizing/stagesEndpoints';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { StageTimeline } from '../../steps/StageTimeline';
import { NotLoaded } from '../../ui/NotLoaded';

interface StageListProps {
  /** Side of this school in the resizing. */
  readonly side: 'merged' | 'receiving';
}

/** Lists what has happened in a resizing, with dates and answers. */
export function StageList({ side }: StageListProps) {
  const say = useSay();
  const { data: stages, isError, refetch } = useRead(side === 'merged' ? resizingStages : receivingStages);
  if (isError && !stages) return <NotLoaded again={refetch}>{say('resizing.failed')}</NotLoaded>;
  if (!stages) return null;
  const named = (what: 'accepted' | 'refused', codes: ResizingStage['accepted']) =>
    codes?.length
      ? [say(`resizing.stages.${what}`, { names: codes.map((code) => resizingNames[code]).join(', ') })]
      : [];
  return (
    <StageTimeline
      title={say('resizing.stages.title')}
      stages={stages.map(({ what, at, school, accepted, refused }) => ({
        key: `${what} ${school ?? ''} ${at}`,
        text: say(`resizing.stages.${side}.${what}`, { school: school ?? '' }),
        at,
        details: [...named('accepted', accepted), ...named('refused', refused)],
      }))}
    />
  );
}
