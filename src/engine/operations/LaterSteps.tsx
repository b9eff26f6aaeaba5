import Box from '@mui/material/Box';
import { type MouseEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import {
  type Operation,
  operationFields,
  type TakeBackPreview,
} from '../../../contract/operations/operation';
import { showInstant } from '../../../contract/values/dates';
import { refusalText } from '../../api/refusal';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { kinds } from '../record/kinds';
import { operationPath } from './history';
import { useOperationCalls } from './operationCalls';

interface LaterStepsProps {
  readonly steps: TakeBackPreview['later'];
  /** Called with a step that is to be undone by itself. */
  readonly onTakeBack: (step: Operation) => void;
  readonly onLeave: () => void;
}

/**
 * Lists later operations on the same records, newest first: each with a link, and with its undo button or the reason it
 * has none.
 */
export function LaterSteps({ steps, onTakeBack, onLeave }: LaterStepsProps) {
  const translate = useTranslate();
  const sentence = useSentence();
  const notify = useNotify();
  const calls = useOperationCalls();
  const heading = useId();
  const [reading, setReading] = useState(false);
  const say = (key: string, values = {}) => translate(`resources.operation.takeBack.later.${key}`, values);
  const what = (step: TakeBackPreview['later'][number]) =>
    kinds.record.text(
      step.what,
      (value, ...inside) =>
        translate(['resources.operation.values.what', ...inside, String(value)].join('.')),
      operationFields.what,
    );
  async function ask(id: string) {
    if (reading) return;
    setReading(true);
    try {
      onTakeBack(await calls.read(id));
    } catch (error) {
      notify(refusalText(error), { type: 'error' });
    } finally {
      setReading(false);
    }
  }
  return (
    <section aria-labelledby={heading}>
      <Box component="h3" id={heading} sx={{ fontSize: '1rem', fontWeight: 600, mt: 2, mb: 0.5 }}>
        {say('title')}
      </Box>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {steps.map((step) => {
          const when = showInstant(step.startedAt);
          return (
            <Box component="li" key={step.id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              <Link
                to={operationPath(step.id)}
                onClick={(event: MouseEvent) => !isElsewhere(event) && onLeave()}
              >
                {what(step)}
              </Link>
              <div>{say('by', { when, name: step.name, smart_count: step.count })}</div>
              {step.canTakeBack ? (
                <Button
                  size="small"
                  color="error"
                  aria-label={say('only', { what: what(step), when })}
                  onClick={() => void ask(step.id)}
                >
                  {say('undo')}
                </Button>
              ) : (
                <Box sx={{ color: 'text.secondary' }}>
                  {step.whyNotTakeBack && sentence(step.whyNotTakeBack)}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </section>
  );
}

/** Returns true for a click that opens another tab, after which this page stays. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;
