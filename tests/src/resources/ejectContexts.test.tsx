import { resolve } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { audit } from '../../../src/resources/audit/audit';
import { users } from '../../../src/resources/users/users';
import { type CopyOfConsole, copyOfConsole } from '../../fixtures/copyOfConsole';
import { ejected } from '../../fixtures/ejected';
import { axeFindings, resourceScreen } from '../../fixtures/resourceScreen';
import { userRow } from '../../fixtures/userRecords';

/** Inserts one of react-admin's components above the content of ejected code, as its new owner might. */
const withPart = (part: string) => (text: string) =>
  `import { ${part} } from '${resolve('tests/fixtures/contextParts')}';\n${text.replace(/<(PrintStyles|FormFrame|Notices)\b/, `<${part} />\n<$1`)}`;

describe("react-admin's own parts in ejected code", () => {
  let copy: CopyOfConsole;
  beforeAll(() => {
    copy = copyOfConsole();
  });
  afterAll(() => copy.remove());
  const part = () => screen.findByRole('region', { name: 'part' });
  const rows = ['rossi', 'verdi', 'bianchi'].map((name) => userRow(name));
  const open = (resource: Resource, at = '') => resourceScreen(resource, { roles: ['supervisor'], rows, at });

  it('read the rows of a list in ListContext, order them, and axe finds nothing', async () => {
    open(await ejected(copy, users as unknown as Resource, 'list', withPart('ListPart')));
    await waitFor(async () => expect(await part()).toHaveTextContent('user: 3 of 3'));
    const first = () => screen.getAllByRole('rowheader')[0]?.textContent;
    const before = first();
    fireEvent.click(within(await part()).getByRole('button', { name: 'reverse' }));
    await waitFor(() => expect(first()).not.toBe(before));
    expect(await axeFindings()).toEqual([]);
  });

  it('read a list that is paged by its provider', async () => {
    const lines = [{ id: '1', seq: 1, target: 'rossi', at: '2026-09-01T08:00:00Z' }];
    const resource = await ejected(copy, audit as unknown as Resource, 'list', withPart('ListPart'));
    resourceScreen(resource, { roles: ['supervisor'], rows: lines });
    await waitFor(async () => expect(await part()).toHaveTextContent('audit: 1 of 1'));
  });

  it('read the record of a form in RecordContext', async () => {
    open(
      await ejected(copy, users as unknown as Resource, 'form', withPart('RecordPart')),
      `/${rows[0]?.id}`,
    );
    await waitFor(async () => expect(await part()).toHaveTextContent(`user: ${rows[0]?.email}`));
  });

  it('read the resource of a new record in ResourceContext', async () => {
    open(await ejected(copy, users as unknown as Resource, 'create', withPart('RecordPart')), '/new');
    await waitFor(async () => expect(await part()).toHaveTextContent('user:'));
  });

  it('read the record of a page in RecordContext', async () => {
    const [line] = [{ id: '1', seq: 1, email: 'rossi@example.org', at: '2026-09-01T08:00:00Z' }];
    const resource = await ejected(copy, audit as unknown as Resource, 'show', withPart('RecordPart'));
    resourceScreen(resource, { roles: ['supervisor'], rows: [line], at: '/1' });
    await waitFor(async () => expect(await part()).toHaveTextContent('audit: rossi@example.org'));
  });
});
