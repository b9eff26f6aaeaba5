import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { Words } from '../words';
import { ErrorSummary } from './ErrorSummary';
import { formErrors } from './formErrors';
import { inputId } from './inputs/InputProps';
import { LeaveGuard } from './LeaveGuard';

interface FormFrameProps {
  readonly form: UseFormReturn<FieldValues>;
  readonly words: Words;
  readonly inputs: readonly string[];
  readonly submit: () => Promise<void>;
  /** Something was typed that is not saved. */
  readonly changed: boolean;
  /** There is nothing to save. */
  readonly idle?: boolean;
  /** There is nothing that could be saved. */
  readonly closed?: boolean;
  /** Why the last save failed, besides what stands at the inputs. */
  readonly problem: string | undefined;
  /** What somebody else changed meanwhile. */
  readonly conflict?: ReactNode;
  readonly children: ReactNode;
}

/** A form around its inputs: what stands in the way of a save, the save, and the guard of what is not saved. */
export function FormFrame({
  form,
  words,
  inputs,
  submit,
  changed,
  problem,
  conflict,
  ...more
}: FormFrameProps) {
  const { idle = false, closed = false, children } = more;
  const translate = useTranslate();
  const why = useId();
  const top = useRef<HTMLDivElement>(null);
  const { isSubmitting, submitCount } = form.formState;
  const errors = formErrors(form.formState.errors, inputs);
  const refused = errors.length;

  // What stands in the way of a save takes the focus, each time it is tried.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try, and only then
  useEffect(() => {
    if (refused > 0 || problem || conflict) top.current?.focus();
  }, [submitCount, problem, Boolean(conflict)]);

  return (
    <FormProvider {...form}>
      <Paper
        component="form"
        variant="outlined"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!idle && !isSubmitting) void submit();
        }}
        sx={{ p: { xs: 1.5, sm: 2.5 }, maxWidth: 880 }}
      >
        <Box ref={top} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          {refused > 0 && <ErrorSummary words={words} errors={errors} problem={undefined} onGo={goTo} />}
          {problem && refused === 0 && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          )}
          {conflict}
        </Box>
        {children}
        {!closed && (
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
      <LeaveGuard when={changed} />
    </FormProvider>
  );
}

const goTo = (name: string) => document.getElementById(inputId(name))?.focus();
