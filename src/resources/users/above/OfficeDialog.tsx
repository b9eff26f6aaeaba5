import Alert from '@mui/material/Alert';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Office } from '../../../../contract/offices/office';
import type { Resource } from '../../../engine/declaration/defineResource';
import { Dialog } from '../../../ui/Dialog';
import { WhyButton } from '../../../ui/tips/WhyButton';
import { CandidatePicker } from './CandidatePicker';
import { FormerHolders } from './FormerHolders';
import type { Holder } from './officeCalls';
import { useNaming } from './useNaming';

interface OfficeDialogProps {
  readonly resource: Resource;
  readonly office: Office;
  readonly holder: Holder | undefined;
  readonly onClose: () => void;
}

/** Gives an office to one of the users who can have it; for the others it says why not. */
export function OfficeDialog({ resource, office, holder, onClose }: OfficeDialogProps) {
  const translate = useTranslate();
  const [uid, setUid] = useState('');
  const { save, sending, problem, forget } = useNaming({ resource, office, holder, onDone: onClose });
  const say = (key: string, values = {}) => translate(`resources.user.above.${office}.${key}`, values);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (uid) void save(uid);
  };

  return (
    <Dialog
      size="question"
      onClose={() => !sending && onClose()}
      title={say('associate')}
      about={`${holder ? say('replaces', { name: holder.name }) : say('none')} ${say('who')}`}
      actions={
        <>
          <WhyButton onClick={onClose} busy={sending} sx={{ mr: 'auto' }}>
            {translate('engine.action.cancel')}
          </WhyButton>
          <WhyButton type="submit" variant="contained" why={uid ? undefined : say('choose')} busy={sending}>
            {say('save')}
          </WhyButton>
        </>
      }
      onSubmit={submit}
    >
      <CandidatePicker
        resource={resource}
        holder={holder?.uid}
        value={uid}
        onChange={(chosen) => {
          forget();
          setUid(chosen);
        }}
      />
      <div role="alert">
        {problem && (
          <Alert role="none" severity="error" sx={{ mt: 1.5 }}>
            {problem}
          </Alert>
        )}
      </div>
      <FormerHolders resource={resource} office={office} />
    </Dialog>
  );
}
