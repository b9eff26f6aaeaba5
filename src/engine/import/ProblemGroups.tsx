import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { showNumber } from '../../../contract/values/showNumber';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../record/words';
import { type ProblemGroup, withoutDetails } from './book/problemGroups';
import type { Shown } from './book/tally';
import type { Importing } from './useImport';
import { useImportSay } from './useImportSay';

/** Maximum number of kinds of problems listed; a file with more is probably the wrong file. */
const NAMED = 20;

interface ProblemGroupsProps {
  readonly resource: Resource;
  readonly importing: Importing;
  readonly only: Shown | undefined;
  readonly held: boolean;
  readonly onChange: (only: Shown | undefined) => void;
  readonly onEdit: () => void;
}

/** Lists each kind of problem with its number of rows; pressing one filters the rows. */
export function ProblemGroups({ resource, importing, only, held, onChange, onEdit }: ProblemGroupsProps) {
  const say = useImportSay();
  const words = useWords(resource);
  const sentence = useSentence();
  const { ask, correct, state } = importing;
  const { version, checked, tally, stopped } = state;
  const isChecked = checked === tally.total || stopped !== undefined;
  const [groups, setGroups] = useState<readonly ProblemGroup[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version reads again
  useEffect(() => {
    if (!isChecked) return;
    let over = false;
    void ask('groups').then(
      (found) => !over && setGroups(found),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [ask, isChecked, version]);

  if (!isChecked || groups.length === 0) return null;
  const textOf = ({ kind, field, message, varies }: ProblemGroup) => {
    if (kind === 'doubt') return say('rows.doubtful');
    const text = varies ? withoutDetails(sentence(message)) : sentence(message);
    return field ? `${words.label(field)}: ${text}` : text;
  };
  return (
    <Box
      component="ul"
      aria-label={say('groups.title')}
      sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0, display: 'grid', gap: 0.5, maxWidth: 880 }}
    >
      {groups.slice(0, NAMED).map((group) => (
        <li key={group.key}>
          <Button
            size="small"
            variant={group.key === only ? 'contained' : 'text'}
            color={group.kind === 'problem' ? 'error' : 'warning'}
            aria-pressed={group.key === only}
            sx={{ textAlign: 'left' }}
            onClick={() => onChange(group.key === only ? undefined : group.key)}
          >
            {textOf(group)} ({showNumber(group.count)})
          </Button>
          {group.corrections > 0 && (
            <Button
              size="small"
              variant="outlined"
              busy={held}
              onClick={() => {
                onEdit();
                onChange(group.key);
                void correct(group.key);
              }}
            >
              {say('groups.correct', { smart_count: group.corrections })}
            </Button>
          )}
        </li>
      ))}
      {groups.length > NAMED && <li>{say('groups.more', { smart_count: groups.length - NAMED })}</li>}
    </Box>
  );
}
