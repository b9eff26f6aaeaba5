import { lazy, Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { findAction } from '../../../contract/operations/actions';
import type { Operation } from '../../../contract/operations/operation';
import { refusalText } from '../../api/refusal';
import { later } from '../../i18n/italian';
import { PermissionButton } from '../../ui/tips/PermissionButton';
import { useListRow } from '../list/listContexts';
import { useOperationCalls } from '../operations/operationCalls';
import type { Outcome } from './outcomes';

/** The dialog is loaded lazily, together with its sentences. */
const TakeBackDialog = lazy(
  later(() => import('../operations/TakeBackDialog').then((file) => ({ default: file.TakeBackDialog }))),
);

interface UndoButtonProps {
  readonly id: string;
  readonly outcome: Outcome;
  readonly follow: (operation: Operation) => Promise<unknown>;
}

/** Renders the undo button for the last action, or nothing if there is no undo. */
export function UndoButton({ id, outcome: { action, done, progress }, follow }: UndoButtonProps) {
  const { resource } = useListRow();
  const calls = useOperationCalls();
  const translate = useTranslate();
  const notify = useNotify();
  const [asked, setAsked] = useState<Operation>();
  const back = findAction(resource.name, action)?.action.back;
  if (!back || done === 0 || progress?.kind === 'takeBack') return null;

  async function ask() {
    try {
      const operation = await calls.read(id);
      if (operation.whyNotTakeBack) notify(operation.whyNotTakeBack, { type: 'warning' });
      else setAsked(operation);
    } catch (error) {
      notify(refusalText(error), { type: 'error' });
    }
  }
  return (
    <>
      <PermissionButton
        can={['operation', 'takeBack']}
        color="inherit"
        size="small"
        onClick={() => void ask()}
      >
        {translate('engine.action.undo')}
      </PermissionButton>
      {asked && (
        <Suspense fallback={null}>
          <TakeBackDialog
            operation={asked}
            onChange={(changed) => void follow(changed)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
