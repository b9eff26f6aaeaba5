import Alert from '@mui/material/Alert';

/** That a document was signed, and what happens now. */
export function SignedAlert({ said }: { readonly said: Said | undefined }) {
  return (
    <div role="status">
      {said && (
        <Alert role="none" severity="success" sx={{ mb: 2 }}>
          <strong>{said.text}</strong>
          <p>{said.next}</p>
        </Alert>
      )}
    </div>
  );
}

export interface Said {
  readonly text: string;
  readonly next: string;
}
