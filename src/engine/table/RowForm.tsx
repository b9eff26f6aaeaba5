import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { refusalText } from '../../api/refusal';
import { useSession } from '../../session/SessionContext';
import { useMay, viewerOf } from '../../session/viewer';
import { patchRows } from '../actions/patchRows';
import type { Row } from '../declaration/defineResource';
import { ConflictChoice } from '../form/ConflictChoice';
import { FormScope } from '../form/FormScope';
import { InputIdPrefix } from '../form/inputs/InputProps';
import { type LockedWith, lockedInputs } from '../form/locked';
import { type Send, useEditing } from '../form/useEditing';
import { useReadOnce, versionFieldOf } from '../form/useReadOnce';
import { useRecordForm } from '../form/useRecordForm';
import { useTypedLocks } from '../form/useTypedLocks';
import { useListRow } from '../list/listContexts';
import { readOptions } from '../record/readOptions';
import { useLeaveRow } from './useLeaveRow';

interface RowFormProps {
  readonly row: Row;
  /** The row without inputs, shown until the record is read. */
  readonly reading: ReactNode;
  readonly children: ReactNode;
}

/** Provides the form of a record that is edited in its row. */
export function RowForm({ row, reading, children }: RowFormProps) {
  const { resource } = useListRow();
  const { controller, send } = useEditing(resource, row.id, readOptions);
  const { record: now, error, refetch } = controller;
  const { record } = useReadOnce(now, refetch, versionFieldOf(resource));
  const notify = useNotify();
  const leave = useLeaveRow(row.id);
  const failed = !record && error;
  useEffect(() => {
    if (!failed) return;
    notify(refusalText(failed), { type: 'error' });
    leave();
  }, [failed, notify, leave]);
  if (!record) return reading;
  return (
    <Editing record={record} send={send}>
      {children}
    </Editing>
  );
}

interface EditingProps {
  readonly record: Row;
  readonly send: Send;
  readonly children: ReactNode;
}

function Editing({ record, send, children }: EditingProps) {
  const { resource, words } = useListRow();
  const session = useSession();
  const may = useMay();
  const queries = useQueryClient();
  const leave = useLeaveRow(record.id);
  const lockedWith = useCallback<LockedWith>(
    (before, after) => lockedInputs(resource, before, viewerOf(session), session.roles, may, after),
    [resource, session, may],
  );
  const { conflict, ...form } = useRecordForm(resource, record, lockedWith, send, (saved, hasMore) => {
    patchRows(queries, resource, [saved.id], saved);
    if (!hasMore) leave();
  });
  const { spec } = form;
  const locked = useTypedLocks(spec, form.base, form.form, lockedWith);
  return (
    // Encoded, because ids in ARIA attributes are separated by blanks.
    <InputIdPrefix value={`${encodeURIComponent(record.id)}-`}>
      <FormScope
        form={form}
        words={words}
        locked={locked}
        inner
        notice={conflict && <ConflictChoice spec={spec} conflict={conflict} words={words} />}
      >
        {children}
      </FormScope>
    </InputIdPrefix>
  );
}
