import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import { showInstant } from '../../contract/values/dates';
import { Section } from '../ui/Section';

export interface ShownStage {
  readonly key: string;
  readonly text: string;
  /** Time in ISO 8601; undefined if it was not recorded. */
  readonly at?: string | undefined;
  readonly details?: readonly string[];
}

interface StageTimelineProps {
  readonly title: string;
  readonly stages: readonly ShownStage[];
}

/** Lists what has happened in a procedure, with dates. */
export function StageTimeline({ title, stages }: StageTimelineProps) {
  return (
    <Section title={title}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {stages.map(({ key, text, at, details = [] }) => (
          <Box component="li" key={key} sx={{ display: 'flex', gap: 1.5, py: 1 }}>
            <CheckCircle color="success" aria-hidden />
            <div>
              {text}
              {at && <Box sx={{ color: 'text.secondary' }}>{showInstant(at)}</Box>}
              {details.map((detail) => (
                <Box key={detail}>{detail}</Box>
              ))}
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
