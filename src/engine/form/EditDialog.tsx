import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '../../ui/ActionDialog';
import type { DialogSize } from '../../ui/dialogWidths';
import type { Resource, Row } from '../declaration/defineResource';
import { sectionsOf } from '../record/sections';
import { useWords } from '../record/words';
import { ConflictChoice } from './ConflictChoice';
import { FormInputs } from './FormInputs';
import { FormProblems } from './FormProblems';
import { FormScope, useFormScope } from './FormScope';
import { RestoredNotice } from './RestoredNotice';
import { SentProgress } from './SentProgress';
import type { Send } from './useEditing';
import { useLocks } from './useLocks';
import { useRecordForm } from './useRecordForm';
import { useTypedLocks } from './useTypedLocks';

interface LayoutProps {
  readonly size: DialogSize;
  readonly title: string;
  readonly onClose: () => void;
  /** Content above the inputs. */
  readonly children?: ReactNode;
}

interface EditDialogProps extends LayoutProps {
  readonly resource: Resource;
  /** The record as it was read, with its version. */
  readonly record: Row;
  readonly send: Send;
  /** Returns the message for a rejected save that names no input. */
  readonly problemText: (error: unknown) => string;
  /** Called after a save unless more was typed meanwhile. */
  readonly onSaved: () => void;
}

/**
 * Renders a record's form in a dialog, with the features of the page's form: validation, draft, merging, and the guard
 * of unsaved changes.
 */
export function EditDialog({ resource, record, send, problemText, onSaved, ...layout }: EditDialogProps) {
  const words = useWords(resource);
  const { lockedWith } = useLocks(resource, record);
  const saved = (_: Row, hasMore: boolean) => {
    if (!hasMore) onSaved();
  };
  const { conflict, ...form } = useRecordForm(resource, record, lockedWith, send, saved, problemText);
  const { spec } = form;
  const locked = useTypedLocks(spec, form.base, form.form, lockedWith);
  return (
    <FormScope
      form={form}
      words={words}
      locked={locked}
      notice={conflict && <ConflictChoice spec={spec} conflict={conflict} words={words} />}
    >
      <Layout {...layout} />
    </FormScope>
  );
}

function Layout({ size, title, onClose, children }: LayoutProps) {
  const translate = useTranslate();
  const { spec, words, inputs, locked, changed, restored, discard, saving, sent, send } = useFormScope();
  const sections = sectionsOf(spec.resource, inputs, []);
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <ActionDialog
      size={size}
      title={title}
      confirm={{ text: translate(`engine.form.${saving ? 'saving' : 'save'}`), run: () => void send() }}
      running={saving}
      // A click outside the dialog must not discard unsaved changes.
      persistent={changed}
      close={cancel}
    >
      <FormProblems />
      {restored && <RestoredNotice onDiscard={discard} />}
      {saving && sent !== undefined && <SentProgress sent={sent} />}
      {children}
      {sections.map(({ tab, inputs: shown }) => (
        <Box key={tab} component="section" aria-label={tab && words.tab(tab)} sx={{ mb: 2.5 }}>
          {tab && sections.length > 1 && (
            <Typography component="h3" variant="h3" sx={{ mb: 1.5 }}>
              {words.tab(tab)}
            </Typography>
          )}
          <FormInputs inputs={shown} locked={locked} />
        </Box>
      ))}
    </ActionDialog>
  );
}
