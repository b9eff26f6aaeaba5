import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Glyph } from '../../ui/Glyph';

/** The way from a list to the page that one comes to it from. */
export function BackTo({ page, children }: { page: string; children: ReactNode }) {
  return (
    <Button to={page} startIcon={<Glyph name="back" />} size="small">
      {children}
    </Button>
  );
}
