import { afterAll, describe, expect, it } from 'vitest';
import { storedResource } from '../../../src/kit/storedResource';
import { type MenuItem, withDeclared } from '../../../src/layout/menuItems';
import { keepStored } from '../../fixtures/keepStored';
import { storedPapers } from '../../fixtures/reference/storedPapers';

const undo = keepStored(storedPapers);
afterAll(undo);

const pages = [{ to: '/' }, { to: '/user', group: 'people' }] as unknown as readonly MenuItem[];
const papers = (menu?: Parameters<typeof storedResource>[1]['menu']) =>
  storedResource(storedPapers, {
    path: '/carte',
    list: { columns: ['title'] },
    ...(menu !== undefined && { menu }),
  });
const places = (...declared: Parameters<typeof withDeclared>[1]) =>
  withDeclared(pages, declared).map(({ to, group }) => [to, group].join(' ').trim());

describe('a declared resource in the menu', () => {
  it('is last by default, at its own address', () => {
    expect(places(papers())).toEqual(['/', '/user people', '/carte']);
  });

  it('is in a group, before another page, as declared', () => {
    expect(places(papers({ group: 'people', before: '/user' }))).toEqual([
      '/',
      '/carte people',
      '/user people',
    ]);
  });

  it('is left out if its records are reached from others', () => {
    expect(places(papers(false))).toEqual(['/', '/user people']);
  });

  it('names the pages of the menu where it should stand before one that is not there', () => {
    expect(() => places(papers({ before: '/users' }))).toThrow(
      'Resource "papers": menu.before is "/users", which is no page of the menu. There are: /, /user.',
    );
  });
});
