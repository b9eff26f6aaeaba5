import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import type { OwnInputProps } from '../../../../src/engine/form/inputs/InputProps';
import { ResourceForm } from '../../../../src/engine/screen/ResourceForm';
import { PageBoundary } from '../../../../src/layout/PageBoundary';
import { visits } from '../../../fixtures/reference/visits';
import { resourceScreen, viewScreen } from '../../../fixtures/resourceScreen';
import { input, type, visit } from '../../../fixtures/visitForm';

let breaks = true;

/** A custom input that throws for a certain text. */
function Fragile({ name, label }: OwnInputProps) {
  const { field } = useController<Record<string, string>>({ name });
  if (breaks && field.value === 'Mario Rossi') throw new Error(`Cannot draw "${field.value}"`);
  return <input id={`input-${name}`} aria-label={label} {...field} value={field.value ?? ''} />;
}
const fragile = async () => Fragile as ComponentType<never>;

it('a form that breaks leaves a way on, and what was typed is found again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const resource: Resource = { ...visits, form: { ...visits.form, own: { code: fragile } } };
  const options = { roles: ['supervisor'], rows: [visit], at: '/1', resource } as const;
  viewScreen(
    <PageBoundary at="/visits/1">
      <Suspense>
        <ResourceForm resource={resource} related={[]} />
      </Suspense>
    </PageBoundary>,
    options,
  );
  await screen.findByRole('button', { name: 'Salva' });
  await waitFor(() => expect(input('code')).toBeVisible());
  type('title', 'Teatro');
  fireEvent.change(input('code'), { target: { value: 'Mario Rossi' } });
  expect(await screen.findByRole('heading', { name: 'Si è verificato un problema' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ricarica la pagina' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Torna alla pagina iniziale' })).toHaveAttribute('href', '/');

  // The page is reloaded, in a version that contains the fix.
  cleanup();
  breaks = false;
  resourceScreen(resource, { roles: ['supervisor'], rows: [visit], at: '/1' });
  await screen.findByText('Abbiamo recuperato i dati non salvati.');
  await waitFor(() => expect(input('code')).toBeVisible());
  expect(input('title').value).toBe('Teatro');
  expect(input('code').value).toBe('Mario Rossi');
  vi.restoreAllMocks();
});
