import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Resource } from '../declaration/defineResource';
import { useWords } from '../words';
import { Summary } from './Summary';
import type { Pending } from './useActionFlow';

interface ActionDialogProps {
  readonly resource: Resource;
  readonly pending: Pending;
  readonly change: (pending: Pending | undefined) => void;
  readonly send: (pending: Pending) => void;
}

/** The widths of the specification for a word and for a sheet, in pixels. */
const widths = { narrow: 290, wide: 500 };

/** Asks what an action needs to know and for its confirmations, one step after the other; then sends it. */
export function ActionDialog({ resource, pending, change, send }: ActionDialogProps) {
  const words = useWords(resource);
  const translate = useTranslate();
  const title = useId();
  const about = useId();
  const action = resource.actions[pending.name];
  const step = action?.steps[pending.step];
  if (!action || !step) return null;

  const key = 'ask' in step ? step.ask : step.confirm;
  const say = (part: string) => words.say(`actions.${pending.name}.steps.${key}.${part}`);
  const last = pending.step === action.steps.length - 1;
  const go = (answers: Readonly<Record<string, boolean>> = {}) => {
    const next = { ...pending, answers: { ...pending.answers, ...answers } };
    if (last) send(next);
    else change({ ...next, step: pending.step + 1 });
  };
  const close = () => !pending.running && change(undefined);

  return (
    <Dialog
      key={pending.step}
      open
      onClose={close}
      transitionDuration={0}
      aria-labelledby={title}
      aria-describedby={about}
      slotProps={{ paper: { sx: { width: '100%', maxWidth: key === 'last' ? widths.narrow : widths.wide } } }}
    >
      <DialogTitle id={title}>{say('title')}</DialogTitle>
      <DialogContent id={about}>
        {key === 'review' && <Summary pending={pending} words={words} />}
        {say('text')}
        <div role="status">{pending.running && <p>{translate('engine.action.running')}</p>}</div>
        <div role="alert">
          {pending.unsure && (
            <Alert role="none" severity="warning" sx={{ mt: 2 }}>
              {pending.unsure} {translate('engine.action.unsure')}
            </Alert>
          )}
        </div>
      </DialogContent>
      {!pending.running && (
        <DialogActions>
          <Button onClick={close} sx={{ mr: 'auto' }}>
            {translate('engine.action.cancel')}
          </Button>
          {'ask' in step ? (
            <>
              <Button variant="outlined" autoFocus onClick={() => go({ [step.ask]: false })}>
                {translate('engine.action.no')}
              </Button>
              <Button variant="outlined" onClick={() => go({ [step.ask]: true })}>
                {translate('engine.action.yes')}
              </Button>
            </>
          ) : (
            <Button
              variant="contained"
              autoFocus
              color={action.tone === 'danger' && last ? 'error' : 'primary'}
              onClick={() => (pending.unsure ? send(pending) : go())}
            >
              {pending.unsure
                ? translate('engine.action.retry')
                : last
                  ? words.say(`actions.${pending.name}.confirm`)
                  : translate('engine.action.proceed')}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}
