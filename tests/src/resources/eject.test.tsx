import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ejectView, VIEWS } from '../../../scripts/lib/eject/views.mjs';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { declaredInMenu, menuItems } from '../../../src/layout/menuItems';
import { resources } from '../../../src/resources';
import { type CopyOfConsole, copyOfConsole } from '../../fixtures/copyOfConsole';
import { ejected } from '../../fixtures/ejected';
import { adding, keepStored } from '../../fixtures/keepStored';
import { storedTrips } from '../../fixtures/reference/storedTrips';
import { listAccessibilityChecks } from '../../fixtures/suites/accessibilityChecks';
import { actionChecks } from '../../fixtures/suites/actionChecks';
import { concerning } from '../../fixtures/suites/check';
import { createChecks } from '../../fixtures/suites/createChecks';
import { listChecks } from '../../fixtures/suites/listChecks';
import { permissionChecks } from '../../fixtures/suites/permissionChecks';
import { recordChecks } from '../../fixtures/suites/recordChecks';
import { removalChecks } from '../../fixtures/suites/removalChecks';
import { togetherChecks } from '../../fixtures/suites/togetherChecks';
import { toolChecks } from '../../fixtures/suites/toolChecks';

/** Maximum number of lines for the list of users, after formatting. */
const MOST = 200;

type View = keyof typeof VIEWS;
const views = Object.keys(VIEWS) as View[];
const undo = [keepStored(storedTrips)];
// Imported only now, because screens can only be declared for resources in contract/stored.
const { trips } = await import('../../fixtures/reference/trips');
undo.push(adding(menuItems, [declaredInMenu(trips) as never]));
const cases = [...resources, trips].flatMap((resource) =>
  views.filter((view) => VIEWS[view].there(resource)).map((view) => ({ resource, view })),
);

/** Together these declare every feature; the views of all resources are compiled. */
const TRIED: readonly string[] = ['user', 'audit', trips.name];

/** Ejected views must pass every suite of a declared resource. */
const suites = {
  list: [
    ...listChecks,
    ...toolChecks,
    ...listAccessibilityChecks,
    ...actionChecks,
    ...permissionChecks,
    ...removalChecks,
  ],
  form: [...recordChecks, ...togetherChecks],
  create: createChecks,
  show: recordChecks,
} as const;

describe('npm run eject', () => {
  let copy: CopyOfConsole;
  beforeAll(() => {
    copy = copyOfConsole();
  });
  afterAll(() => {
    copy.remove();
    for (const one of undo.reverse()) one();
  });

  it('writes each view of every declared resource as code that compiles, with which the linter has nothing to find', () => {
    const paths = cases.map(({ resource, view }) => {
      const { path, text } = ejectView(resource, view);
      copy.write(path, text);
      return path;
    });
    expect(copy.lint(paths)).toBe('');
    expect(copy.compile(paths)).toBe('');
    expect(copy.read('src/resources/user/UserList.tsx').split('\n').length).toBeLessThanOrEqual(MOST);
  });

  it('says where it wrote it, and what the declaration says then', () => {
    const declare = "views: { list: () => import('../audit/AuditList').then((file) => file.AuditList) },";
    expect(copy.eject('audit', 'list')).toMatchObject({
      status: 1,
      output: expect.stringContaining('is there already'),
    });
    const other = copyOfConsole();
    const output = `src/resources/audit/AuditList.tsx\nIn its declaration:\n  ${declare}\n`;
    expect(other.eject('audit', 'list')).toEqual({ status: 0, output });
    other.remove();
  });

  it('says what there is when it is asked for something else', () => {
    expect(copy.eject('nobody', 'list')).toMatchObject({
      status: 1,
      output: expect.stringContaining('There are: user'),
    });
    expect(copy.eject('user', 'page')).toMatchObject({
      status: 1,
      output: expect.stringContaining('There are: list, form, create, show'),
    });
    expect(copy.eject('audit', 'form').output).toContain('npm run eject -- audit show');
    expect(copy.eject('audit', 'create').output).toContain('npm run eject -- audit list');
  });

  const left = cases.filter(
    ({ resource, view }) => TRIED.includes(resource.name) && (view !== 'show' || !resource.page),
  );
  describe.each(left.map(({ resource, view }) => [view, resource.name, resource] as const))(
    'leaves the %s of %s',
    (view, _name, resource) => {
      const once: { made?: Promise<Resource> } = {};
      it.each(concerning(suites[view], resource))('such that it %s', async (_says, holds) => {
        once.made ??= ejected(copy, resource, view);
        await holds(await once.made);
      });
    },
  );
});
