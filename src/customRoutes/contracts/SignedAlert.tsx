import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

/**
 * Says that a document was signed and what happens next; takes the focus, because the pressed button has disappeared.
 */
export function SignedAlert({ said }: { readonly said: Said | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) place.current?.focus();
  }, [said]);
  return (
    <div role="status" ref={place} tabIndex={-1} style={{ outline: 'none' }}>
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
