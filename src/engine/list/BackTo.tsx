import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Glyph } from '../../ui/Glyph';

/** Renders the link from a list back to the page that leads to it. */
export function BackTo({ page, children }: { page: string; children: ReactNode }) {
  return (
    <Button to={page} startIcon={<Glyph name="back" />} size="small">
      {children}
    </Button>
  );
}
