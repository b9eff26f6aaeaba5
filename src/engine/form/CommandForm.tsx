import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { CommandForm as Form } from './useCommandForm';

interface CommandFormProps<B> {
  readonly form: Form<B>;
  /** Sends the body; it throws what the call throws. */
  readonly send: (body: B, idempotencyKey: string) => Promise<void>;
  /** An error instead of that of the form. */
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the form of a command on a page: the reason of a refusal, and the children with the inputs and the button. */
export function CommandForm<B>({ form, send, error = form.error, children }: CommandFormProps<B>) {
  return (
    <FormProvider {...form.form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit(send);
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        {/* While it is empty, it takes no row of the grid, but is there for screen readers. */}
        <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
          {error && (
            <Alert role="none" severity="error">
              {error}
            </Alert>
          )}
        </Box>
        {children}
      </Box>
    </FormProvider>
  );
}
