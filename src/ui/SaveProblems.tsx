import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary, type InputProblem } from './ErrorSummary';

interface SaveProblemsProps {
  /** Sentence that says that some inputs are invalid. */
  readonly title: string;
  readonly errors: readonly InputProblem[];
  /** Error that belongs to no input. */
  readonly problem: string | null;
  /** Number of failed attempts; each one moves the focus here. */
  readonly tries: number;
  /** Conflicts between two people's changes. */
  readonly children?: ReactNode;
}

/** Lists what prevents saving; it takes the focus at each attempt, and each error links to its input. */
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
