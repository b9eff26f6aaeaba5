import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import { type ResizingStage, resizingNames } from '../../../contract/resizing/resizing';
import { receivingStages, resizingStages } from '../../../contract/resizing/stagesEndpoints';
import { showInstant } from '../../../contract/values/dates';
import { useRead } from '../../api/useRead';
import { useSay } from '../../i18n/useSay';
import { NotLoaded } from '../../ui/NotLoaded';
import { Section } from '../../ui/Section';

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
  const names = (codes: ResizingStage['accepted']) =>
    (codes ?? []).map((code) => resizingNames[code]).join(', ');
  return (
    <Section title={say('resizing.stages.title')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {stages.map(({ what, at, school, accepted, refused }) => (
          <Box component="li" key={`${what} ${school ?? ''} ${at}`} sx={{ display: 'flex', gap: 1.5, py: 1 }}>
            <CheckCircle color="success" aria-hidden />
            <div>
              {say(`resizing.stages.${side}.${what}`, { school: school ?? '' })}
              <Box sx={{ color: 'text.secondary' }}>{showInstant(at)}</Box>
              {accepted?.length ? (
                <Box>{say('resizing.stages.accepted', { names: names(accepted) })}</Box>
              ) : null}
              {refused?.length ? (
                <Box>{say('resizing.stages.refused', { names: names(refused) })}</Box>
              ) : null}
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
