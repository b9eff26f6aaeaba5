import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

/** Renders the link from a list back to the page that leads to it. */
export function BackTo({ page, children }: { page: string; children: ReactNode }) {
  return (
    <Button to={page} startIcon={<Icon name="back" />} size="small">
      {children}
    </Button>
  );
}
