import { describe, expect, it } from 'vitest';
import { may } from '../../../contract/permissions/permissions';
import type { Role } from '../../../contract/permissions/roles';
import type { Session } from '../../../contract/session/session';
import { isInMenu, menuItems } from '../../../src/layout/menuItems';
import { sessionOf } from './inFrame';

const pages = (role: Role, merged = false) => {
  const session: Session = { ...sessionOf(role), services: { preservation: false, spid: false, merged } };
  return menuItems
    .filter((item) => item.group !== undefined && isInMenu(item, session, (can) => may(session.roles, can)))
    .map(({ group, to }) => `${group} ${to}`);
};
const contracts = [
  ...['contracts /areacontratti/rinnovo-contratti-new', 'contracts /areacontratti/servizi'],
  ...['contracts /areacontratti/ripristini', 'contracts /areacontratti/ordini'],
];

describe('the group "Area Contratti" of the menu', () => {
  it('SHELL-038 is for the supervisor of a school that is not merged', () => {
    expect(pages('supervisor').filter((page) => page.startsWith('contracts'))).toEqual(contracts);
    expect(pages('supervisor', true).filter((page) => page.startsWith('contracts'))).toEqual([]);
    expect(pages('teacherManager').filter((page) => page.startsWith('contracts'))).toEqual([]);
  });

  it('SHELL-043 stands beside user management, school profile and administrative area', () => {
    const groups = new Set(pages('supervisor').map((page) => page.split(' ')[0]));
    expect([...groups]).toEqual(['people', 'schoolProfile', 'contracts', 'administration', 'activity']);
    expect(isInMenu(menuItems[1] as never, sessionOf('supervisor'), (can) => may(['supervisor'], can))).toBe(
      true,
    );
    expect(menuItems[1]?.to).toBe('/user');
  });
});
