import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Office } from '../../../../contract/offices/office';
import type { Resource } from '../../../engine/declaration/defineResource';
import { ActionDialog } from '../../../ui/ActionDialog';
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

/** Asks for a user and appoints them to an office; users who are not eligible are listed with the reason. */
export function OfficeDialog({ resource, office, holder, onClose }: OfficeDialogProps) {
  const translate = useTranslate();
  const [uid, setUid] = useState('');
  const { save, sending, problem, forget } = useNaming({ resource, office, holder, onDone: onClose });
  const say = (key: string, values = {}) => translate(`resources.user.above.${office}.${key}`, values);

  return (
    <ActionDialog
      title={say('associate')}
      about={`${holder ? say('replaces', { name: holder.name }) : say('none')} ${say('who')}`}
      confirm={{
        text: say('save'),
        disabledReason: uid ? undefined : say('choose'),
        run: () => void save(uid),
      }}
      running={sending}
      error={problem}
      close={onClose}
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
      <FormerHolders resource={resource} office={office} />
    </ActionDialog>
  );
}
