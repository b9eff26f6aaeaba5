import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../contract/permissions/roles';
import { SideMenu } from '../../../src/layout/SideMenu';
import { inFrame } from './inFrame';

const items = (roles: readonly Role[], page = '/', licenses: readonly string[] = []) => {
  inFrame(<SideMenu mini={false} />, { roles, page, licenses });
  return screen.getAllByRole('link').map((link) => link.textContent);
};

describe('the menu', () => {
  it('marks one item on a page that belongs to an item below another one', () => {
    items(['supervisor', 'user'], '/user/utenze-inviate');
    const marked = screen.getAllByRole('link').filter((link) => link.classList.contains('active'));
    expect(marked.map((link) => link.textContent)).toEqual(['Sistemi collegati']);
  });

  it('SHELL-031 shows users management to the supervisor', () => {
    expect(items(['supervisor', 'user'])).toContain('Gestione utenti');
  });

  it('SHELL-031 shows users management to the teacher-manager', () => {
    expect(items(['teacherManager', 'user'])).toContain('Gestione utenti');
  });

  it.each([[['user']], [['campusManager', 'user']]] as const)('SHELL-031 does not show it to %j', (roles) => {
    expect(items(roles)).not.toContain('Gestione utenti');
  });

  it('SHELL-037 CAMP-006 shows Campus to the supervisor and the campus manager, with its licence', () => {
    const shown = (roles: readonly Role[], licenses: readonly string[], campus = true) => {
      cleanup();
      inFrame(<SideMenu mini={false} />, { roles, licenses, session: { campus } });
      return screen.queryByRole('link', { name: 'Statistiche Campus' })?.getAttribute('href');
    };
    for (const roles of [
      ['supervisor', 'user'],
      ['campusManager', 'user'],
    ] as const) {
      expect(shown(roles, ['cmp'])).toBe('/statistiche');
      expect(shown(roles, ['WWA', 'WWP'])).toBeUndefined();
      expect(shown(roles, ['CMP'], false)).toBeUndefined();
    }
    for (const roles of [['teacherManager', 'user'], ['user']] as const)
      expect(shown(roles, ['CMP'])).toBeUndefined();
  });

  it('SHELL-032 SHELL-033 shows the school profile, with "Anagrafica" in it, to the supervisor alone', () => {
    items(['supervisor', 'user']);
    const group = screen.getByRole('list', { name: 'Profilo scuola' });
    expect(within(group).getByRole('link', { name: 'Anagrafica' })).toHaveAttribute('href', '/profiloscuola');
    for (const roles of [['teacherManager', 'user'], ['campusManager', 'user'], ['user']] as const) {
      cleanup();
      items(roles);
      expect(screen.queryByRole('list', { name: 'Profilo scuola' })).toBeNull();
    }
  });

  it.each([
    [['supervisor', 'user']],
    [['teacherManager', 'user']],
    [['campusManager', 'user']],
    [['user']],
  ] as const)('SHELL-004 shows everybody their applications, news and notifications: %j', (roles) => {
    inFrame(<SideMenu mini={false} />, { roles });
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(expect.arrayContaining(['/', '/notizie', '/notifiche']));
  });

  it('SHELL-039 shows the administrative area to the supervisor alone', () => {
    items(['supervisor', 'user']);
    const area = screen.getByRole('list', { name: 'Area Amministrativa' });
    expect(
      within(area)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(expect.arrayContaining(['Licenze', 'Esportazione dati', 'Altri Fornitori']));
    cleanup();
    for (const roles of [['teacherManager', 'user'], ['campusManager', 'user'], ['user']] as const) {
      cleanup();
      expect(items(roles)).not.toEqual(expect.arrayContaining(['Licenze']));
      expect(screen.queryByRole('list', { name: 'Area Amministrativa' })).toBeNull();
    }
  });

  it('SESSION-006 SHELL-044 shows the registry only with the licence of pupils or staff', () => {
    expect(items(['supervisor', 'user'])).not.toContain('Anagrafica del personale');
    cleanup();
    expect(items(['supervisor', 'user'], '/', ['WWP'])).toContain('Anagrafica del personale');
    cleanup();
    expect(items(['supervisor', 'user'], '/', ['wwa'])).toContain('Anagrafica del personale');
    cleanup();
    expect(items(['supervisor', 'user'], '/', ['NCV'])).not.toContain('Anagrafica del personale');
    cleanup();
    expect(items(['teacherManager', 'user'], '/', ['WWA'])).toEqual(
      expect.arrayContaining(['Gestione utenti', 'Anagrafica del personale']),
    );
    cleanup();
    expect(items(['user'], '/', ['WWP'])).not.toContain('Anagrafica del personale');
  });

  it('puts every page but the first under a heading, the same ones when only the icons are shown', () => {
    const grouped = (mini: boolean) => {
      inFrame(<SideMenu mini={mini} />, {
        roles: ['supervisor'],
        licenses: ['WWA', 'CMP'],
        session: { campus: true },
      });
      const found = screen.getAllByRole('heading', { level: 2 }).map((heading) => {
        const list = screen.getByRole('list', { name: heading.textContent });
        return [
          heading.textContent,
          within(list)
            .getAllByRole('link')
            .map((link) => link.ariaLabel),
        ];
      });
      cleanup();
      return found;
    };
    const groups = grouped(false);
    expect(groups.map(([name]) => name)).toEqual([
      'Persone',
      'Profilo scuola',
      'Area Contratti',
      'Area Amministrativa',
      'Attività',
    ]);
    expect(groups[0]).toEqual([
      'Persone',
      [
        'Gestione utenti',
        'Accesso con SPID e CIE',
        'Anagrafica del personale',
        'Sincronizzazione utenti',
        'Sistemi collegati',
      ],
    ]);
    expect(groups[1]).toEqual(['Profilo scuola', ['Anagrafica']]);
    expect(groups[4]?.[1]).toEqual(['Statistiche Campus', 'Cronologia', 'Notifiche', 'Notizie']);
    expect(grouped(true)).toEqual(groups);
  });

  it('tells the two registries apart in the tips of the icons', () => {
    inFrame(<SideMenu mini />, { roles: ['supervisor'], licenses: ['WWA'] });
    const tip = (name: string) => screen.getByRole('link', { name }).getAttribute('data-tip');
    expect(tip('Anagrafica')).toBe('Profilo scuola: Anagrafica');
    expect(tip('Anagrafica del personale')).toBe('Persone: Anagrafica del personale');
  });

  it('says which page is open', () => {
    items(['supervisor'], '/user/maria.SG10001');
    expect(screen.getByRole('link', { name: 'Gestione utenti' })).toHaveAttribute('aria-current', 'page');
  });

  it('keeps its names when only the icons are shown', () => {
    inFrame(<SideMenu mini />, { roles: ['supervisor'] });
    expect(screen.getByRole('link', { name: 'Gestione utenti' })).toBeInTheDocument();
  });
});
