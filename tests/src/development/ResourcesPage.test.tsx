import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { may } from '../../../contract/permissions/permissions';
import { roles } from '../../../contract/permissions/roles';
import { messagesOf } from '../../../src/development/messagesOf';
import { ResourcesPage } from '../../../src/development/ResourcesPage';
import { endpointCalls } from '../../../src/engine/declaration/endpointCalls';
import { resources as all } from '../../../src/resources';
import { users } from '../../../src/resources/users/users';
import { notices } from '../../fixtures/reference/notices';
import { inFrame } from '../layout/inFrame';

describe('the page of declarations', () => {
  it('shows who may do what, by the one table of permissions', () => {
    inFrame(<ResourcesPage resources={[users]} />);
    const matrix = screen.getByRole('table', { name: 'Who may do what with user' });
    const row = within(matrix).getByRole('row', { name: /^action disable user\.disable/ });
    const cells = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual([
      'user.disable',
      ...roles.map((role) => (may([role], ['user', 'disable']) ? 'yes' : '')),
    ]);
  });

  it('shows the calls of a resource', () => {
    inFrame(<ResourcesPage resources={[users]} />);
    const calls = screen.getByRole('table', { name: 'Calls of user' });
    within(calls).getByRole('row', { name: 'list usersFind POST /api/users/{customerCode}/find read' });
    expect(
      within(calls).getByRole('row', { name: /^action disable of one userDisable POST/ }),
    ).toBeInTheDocument();
  });

  it('shows what filters keep, as the declaration says it', () => {
    inFrame(<ResourcesPage resources={[users]} />);
    const kept = screen.getByRole('table', { name: 'What the filters of user keep' });
    within(kept).getByRole('row', { name: 'stato 1 {"status":true}' });
    within(kept).getByRole('row', { name: 'anomalia any anomaliaCodiceFiscale is so' });
    expect(
      within(kept).getByRole('row', { name: 'ruolo any group in one of groups is so' }),
    ).toBeInTheDocument();
  });

  it('shows the sentences that people may read, and when', () => {
    expect(messagesOf(users)).toEqual(
      expect.arrayContaining([
        { when: 'sn: required', say: 'Cognome obbligatorio' },
        { when: 'email: pattern', say: 'E-mail non valida' },
        { when: 'dataNascita: type', say: 'Inserire la data nel formato DD/MM/YYYY' },
        { when: 'disable, unless {"status":true}', say: "L'utente risulta gia' disattivato!" },
      ]),
    );
    inFrame(<ResourcesPage resources={[users]} />);
    expect(screen.getByRole('cell', { name: 'Cognome obbligatorio' })).toBeVisible();
  });

  it.each(all.map((resource) => [resource.name, resource] as const))(
    'shows for %s each call with who may make it, each sentence, and that the document agrees',
    (name, resource) => {
      inFrame(<ResourcesPage resources={[resource]} />);
      const rows = (caption: string) =>
        within(screen.getByRole('table', { name: caption }))
          .getAllByRole('row')
          .slice(1);
      const calls = endpointCalls(resource);
      expect(rows(`Who may do what with ${name}`)).toHaveLength(calls.length);
      for (const [place, row] of rows(`Who may do what with ${name}`).entries()) {
        const [, ...cells] = within(row).getAllByRole('cell');
        const call = calls[place];
        if (!call) throw new Error('There are more rows than calls');
        expect(cells.map(({ textContent }) => textContent)).toEqual(
          roles.map((role) => (may([role], call.can) ? 'yes' : '')),
        );
      }
      expect(rows(`Calls of ${name}`)).toHaveLength(calls.length);
      for (const { say } of messagesOf(resource)) expect(screen.getAllByText(say).length).toBeGreaterThan(0);
      screen.getByText(/agrees with this declaration/);
    },
  );

  it('says whether the document of the provider agrees, and where it does not', () => {
    inFrame(<ResourcesPage resources={[users, notices]} />);
    within(screen.getByRole('region', { name: 'user' })).getByText(/agrees with this declaration/);
    const drifts = screen.getByRole('table', { name: 'Where contract/openapi.json and notices differ' });
    expect(
      within(drifts).getByRole('row', {
        name: /^\/paths\/~1api~1notices The document has no \/api\/notices/,
      }),
    ).toBeInTheDocument();
  });
});
