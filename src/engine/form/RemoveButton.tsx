import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { matches } from '../../../contract/where';
import { Glyph } from '../cells/Glyph';
import type { Resource, Row } from '../declaration/defineResource';
import { useSession } from '../SessionContext';
import { useMay, viewerOf } from '../viewer';
import { WhyButton } from '../why/WhyButton';
import { useWords } from '../words';
import { useRemoval } from './useRemoval';

interface RemoveButtonProps {
  readonly resource: Resource;
  readonly record: Row;
  /** Told when it is removed: what was typed has lost its record. */
  readonly onRemoved?: (() => void) | undefined;
}

/** Removes the record of a page, after one question; out of use where it may not be removed, with the reason. */
export function RemoveButton({ resource, record, onRemoved }: RemoveButtonProps) {
  const may = useMay();
  const words = useWords(resource);
  const translate = useTranslate();
  const title = useId();
  const about = useId();
  const viewer = viewerOf(useSession());
  const { asking, running, problem, ask, cancel, remove } = useRemoval(resource, record, onRemoved);
  const { removable, can } = resource;
  if (!can.delete || !may(can.delete)) return null;

  const why = removable && !matches(removable.where, record as never, viewer) ? removable.say : undefined;
  return (
    <>
      <WhyButton
        size="small"
        variant="outlined"
        color="error"
        startIcon={<Glyph name="close" />}
        why={why}
        onClick={ask}
      >
        {translate('engine.form.remove.label')}
      </WhyButton>
      <Dialog
        open={asking}
        onClose={cancel}
        aria-labelledby={title}
        aria-describedby={about}
        slotProps={{ paper: { sx: { maxWidth: 500 } } }}
      >
        <DialogTitle id={title}>
          {translate('engine.form.remove.title', { name: words.title(record) })}
        </DialogTitle>
        <DialogContent id={about}>
          {words.say('remove', { _: translate('engine.form.remove.about') })}
          <div role="alert">
            {problem && (
              <Alert severity="error" role="none" sx={{ mt: 2 }}>
                {problem}
              </Alert>
            )}
          </div>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={cancel}>
            {translate('engine.form.cancel')}
          </Button>
          <Button variant="contained" color="error" aria-disabled={running} onClick={() => void remove()}>
            {translate(running ? 'engine.action.running' : 'engine.form.remove.label')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
