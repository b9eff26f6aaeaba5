import { cleanup, screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { visits } from '../../../fixtures/reference/visits';
import { resourceScreen } from '../../../fixtures/resourceScreen';
import { draftChecks } from '../../../fixtures/suites/draftChecks';
import { visit } from '../../../fixtures/visitForm';

async function open(calls: object = {}, record: object = visit, at = '/1') {
  cleanup();
  resourceScreen(visits, { roles: ['supervisor'], rows: [{ ...visit, ...record }], at, calls });
  await screen.findByRole('button', { name: 'Salva' });
}

describe('what was typed and not saved', () => {
  it.each(draftChecks.map(({ says, holds }) => [says, holds] as const))('%s', (_says, holds) => holds(open));
});
