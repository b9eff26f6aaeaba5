import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { refusalText } from '../../api/refusal';
import type { Resource } from '../../engine/declaration/defineResource';
import { useSentence } from '../../i18n/useSentence';
import { Button } from '../../ui/Button';
import { focusIfLost } from '../../ui/focusIfLost';
import type { SavedOrder } from './savedOrder';

interface ReorderedAlertProps {
  readonly resource: Resource;
  readonly order: SavedOrder;
  readonly onUndone: () => void;
  readonly onClose: () => void;
}

/** Moves the focus, because the pressed button disappears. */
const keepFocus = () => focusIfLost('main h1');

/** Reports a saved order with an undo button; the undo is rejected if rows were reordered, created or removed since. */
export function ReorderedAlert({ resource, order, onUndone, onClose }: ReorderedAlertProps) {
  const run = useCallEndpoint();
  const translate = useTranslate();
  const sentence = useSentence();
  const [key] = useState(() => crypto.randomUUID());
  const [undone, setUndone] = useState(false);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function undo() {
    const { reorder } = resource.endpoints;
    if (!reorder || running) return;
    setRunning(true);
    try {
      const body = { ids: order.before, seen: order.after };
      await run(resource.name, reorder.endpoint, { body, idempotencyKey: key });
      setProblem(undefined);
      setUndone(true);
      onUndone();
      keepFocus();
    } catch (refused) {
      setProblem(refusalText(refused));
    }
    setRunning(false);
  }

  return (
    <Alert
      role="group"
      severity={problem ? 'warning' : 'success'}
      action={
        <>
          {!undone && (
            <Button color="inherit" size="small" aria-busy={running} onClick={() => void undo()}>
              {translate('engine.action.undo')}
            </Button>
          )}
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              onClose();
              keepFocus();
            }}
          >
            {translate('engine.action.close')}
          </Button>
        </>
      }
    >
      {problem ? sentence(problem) : translate(undone ? 'engine.arrange.undone' : 'engine.arrange.saved')}
    </Alert>
  );
}
