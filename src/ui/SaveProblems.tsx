import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary, type InputProblem } from './ErrorSummary';

interface SaveProblemsProps {
  /** That some inputs are wrong. */
  readonly title: string;
  readonly errors: readonly InputProblem[];
  /** What went wrong and is about no input. */
  readonly problem: string | null;
  /** Counts the tries that did not succeed: each takes the focus here. */
  readonly tries: number;
  /** What two people changed at once. */
  readonly children?: ReactNode;
}

/** What stands in the way of saving; it takes the focus at each try, and each reason leads to its input. */
export function SaveProblems({ title, errors, problem, tries, children }: SaveProblemsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) place.current?.focus();
  }, [tries]);
  return (
    <Box ref={place} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {errors.length > 0 && <ErrorSummary title={title} errors={errors} />}
      {problem && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {children}
    </Box>
  );
}
