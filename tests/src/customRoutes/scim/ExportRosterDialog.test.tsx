import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openTable } from '../../../../contract/tables/readTable';
import type { CallApi } from '../../../../src/api/CallApi';
import { ExportRosterDialog } from '../../../../src/customRoutes/scim/ExportRosterDialog';
import { fetchSentences } from '../../../../src/i18n/italian';
import { savedFiles } from '../../../fixtures/savedFiles';
import { inFrame } from '../../layout/inFrame';

const user = {
  uid: 'rossi.SG10001',
  username: 'rossi',
  sn: 'Rossi',
  cn: 'Mario',
  email: 'rossi@example.org',
  codicefiscale: 'RSSMRA80A01H501U',
  status: true,
};

it('all users are saved as a OneRoster file once the reason is in the log', async () => {
  await fetchSentences();
  const names = savedFiles();
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return 'blob:x';
    },
  });
  const called: string[] = [];
  const callApi = vi.fn(async (endpoint: { readonly id: string }, _input?: unknown) => {
    called.push(endpoint.id);
    expect(names).toEqual([]);
    return {
      data: endpoint.id === 'usersFind' ? [user] : undefined,
      version: undefined,
      headers: new Headers(),
    };
  });
  const close = vi.fn();
  inFrame(<ExportRosterDialog close={close} />, {
    roles: ['supervisor'],
    callApi: callApi as unknown as CallApi,
  });
  const mouse = userEvent.setup();
  const reason = await screen.findByRole('textbox', { name: /Motivo/ });
  await mouse.type(reason, 'breve');
  await mouse.click(screen.getByRole('button', { name: 'Esporta' }));
  expect(called).toEqual([]);
  await mouse.type(reason, ': per il registro elettronico');
  await mouse.click(screen.getByRole('button', { name: 'Esporta' }));
  await waitFor(() => expect(close).toHaveBeenCalled());

  expect(called).toEqual(['usersFind', 'listExport']);
  expect(callApi.mock.calls[1]?.[1]).toMatchObject({
    params: { entity: 'user' },
    body: { rows: 1, reason: 'breve: per il registro elettronico' },
  });
  expect(names).toEqual([expect.stringMatching(/^oneroster-.*\.zip$/)]);
  expect(saved[0]?.type).toBe('application/zip');
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  const { roster, sheets } = await openTable(bytes, 1_000_000);
  expect([roster?.mode, sheets.length]).toEqual(['bulk', 1]);
});
