import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { useFormScope } from './FormScope';
import { inputId } from './inputs/InputProps';

interface FormProblemsProps {
  /** Brings an input that is out of sight into view and focuses it. Not needed if all inputs are visible. */
  readonly goTo?: (name: string) => void;
  /** Counts rejected attempts other than submits. */
  readonly tries?: number;
}

/** Lists what prevents a save. It takes the focus at each attempt. */
export function FormProblems({ goTo, tries }: FormProblemsProps) {
  const translate = useTranslate();
  const { form, words, errors, problem, notice } = useFormScope();
  const top = useRef<HTMLDivElement>(null);
  const { submitCount } = form.formState;

  const prevented = errors.length > 0 || Boolean(problem) || Boolean(notice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each attempt, and only then
  useLayoutEffect(() => {
    if (prevented) top.current?.focus();
  }, [submitCount, tries, problem, Boolean(notice)]);

  return (
    <Box
      ref={top}
      tabIndex={-1}
      data-problems={prevented || undefined}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      {errors.length > 0 && (
        <ErrorSummary
          title={translate('engine.form.summary')}
          errors={errors.map(({ name, message }) => ({
            id: inputId(name),
            text: `${words.path(name)}: ${message}`,
            ...(goTo && { goTo: () => goTo(name) }),
          }))}
        />
      )}
      {problem && errors.length === 0 && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {notice}
    </Box>
  );
}
