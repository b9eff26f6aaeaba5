import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../contract/roles';
import { SideMenu } from '../../../src/layout/SideMenu';
import { inFrame } from './inFrame';

const items = (roles: readonly Role[], page = '/', licenses: readonly string[] = []) => {
  inFrame(<SideMenu mini={false} />, { roles, page, licenses });
  return screen.getAllByRole('link').map((link) => link.textContent);
};

describe('the menu', () => {
  it('SHELL-031 shows users management to the supervisor', () => {
    expect(items(['supervisor', 'user'])).toContain('Gestione utenti');
  });

  it('SHELL-031 shows users management to the teacher-manager', () => {
    expect(items(['teacherManager', 'user'])).toContain('Gestione utenti');
  });

  it.each([[['user']], [['campusManager', 'user']]] as const)('SHELL-031 does not show it to %j', (roles) => {
    expect(items(roles)).not.toContain('Gestione utenti');
  });

  it('shows the administrative area to the supervisor alone', () => {
    expect(items(['supervisor', 'user'])).toEqual(
      expect.arrayContaining(['Licenze', 'Esportazione dati', 'Altri Fornitori']),
    );
    for (const roles of [['teacherManager', 'user'], ['campusManager', 'user'], ['user']] as const) {
      cleanup();
      expect(items(roles)).not.toEqual(expect.arrayContaining(['Licenze']));
    }
  });

  it('shows the registry only with the licence of pupils or staff', () => {
    expect(items(['supervisor', 'user'])).not.toContain('Anagrafica del personale');
    cleanup();
    expect(items(['supervisor', 'user'], '/', ['WWP'])).toContain('Anagrafica del personale');
    cleanup();
    expect(items(['user'], '/', ['WWP'])).not.toContain('Anagrafica del personale');
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
