import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useMemo, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Resource, Row } from '../declaration/defineResource';
import { Page } from '../Page';
import { useSession } from '../SessionContext';
import { viewerOf } from '../viewer';
import { useWords } from '../words';
import { BackLink } from './BackLink';
import { ConflictChoice } from './ConflictChoice';
import { ErrorSummary } from './ErrorSummary';
import { FieldInput } from './inputs/FieldInput';
import { LeaveGuard } from './LeaveGuard';
import { lockedInputs } from './locked';
import { RecordFacts } from './RecordFacts';
import { useRecordForm } from './useRecordForm';

interface RecordFormProps {
  readonly resource: Resource;
  readonly record: Row;
}

/** A record and its inputs. Nothing that was typed is lost to a failure, an expired session or another person. */
export function RecordForm({ resource, record }: RecordFormProps) {
  const session = useSession();
  const words = useWords(resource);
  const translate = useTranslate();
  const why = useId();
  const top = useRef<HTMLDivElement>(null);
  const locked = useMemo(
    () => lockedInputs(resource, record, viewerOf(session), session.roles),
    [resource, record, session],
  );
  const lockedNames = useMemo(() => new Set(locked.keys()), [locked]);
  const { form, problem, conflict, submit } = useRecordForm(resource, record, lockedNames);
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  const refused = Object.keys(errors).length;
  const allLocked = resource.form.inputs.every((name) => locked.has(name));
  const idle = !isDirty && !conflict;

  // What stands in the way of a save takes the focus, each time it is tried.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try, and only then
  useEffect(() => {
    if (refused > 0 || problem || conflict) top.current?.focus();
  }, [submitCount, problem, conflict]);

  return (
    <FormProvider {...form}>
      <Page
        title={words.say('one', { name: words.title(record) })}
        actions={<BackLink resource={resource} />}
      >
        <Paper
          component="form"
          variant="outlined"
          noValidate
          onSubmit={(event) => {
            if (idle || isSubmitting) event.preventDefault();
            else void submit(event);
          }}
          sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 880 }}
        >
          <RecordFacts resource={resource} record={record} />
          <Box ref={top} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
            {refused > 0 && <ErrorSummary words={words} inputs={resource.form.inputs} />}
            {problem && refused === 0 && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {problem}
              </Alert>
            )}
            {conflict && <ConflictChoice resource={resource} conflict={conflict} words={words} />}
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
            {resource.form.inputs.map((name) => (
              <FieldInput
                key={name}
                resource={resource}
                name={name}
                words={words}
                locked={locked.get(name)}
              />
            ))}
          </Box>
          {!allLocked && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 3 }}>
              <Button
                type="submit"
                variant="contained"
                aria-disabled={idle}
                aria-describedby={idle ? why : undefined}
                sx={idle ? { opacity: 0.5 } : undefined}
              >
                {translate(isSubmitting ? 'engine.form.saving' : 'engine.form.save')}
              </Button>
              <Box id={why} component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
                {translate(idle ? 'engine.form.pristine' : 'engine.form.required')}
              </Box>
            </Box>
          )}
        </Paper>
        <LeaveGuard when={isDirty && !isSubmitting} />
      </Page>
    </FormProvider>
  );
}
