import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonServer } from '../../../src/kit/dialects';
import { declaredInMenu, menuItems } from '../../../src/layout/menuItems';
import { countedLines } from '../../fixtures/countedLines';
import { adding } from '../../fixtures/keepStored';
import { notices } from '../../fixtures/reference/foreignNotices';
import { suppliersOn } from '../../fixtures/reference/foreignSuppliers';
import { actionChecks } from '../../fixtures/suites/actionChecks';
import { concerning } from '../../fixtures/suites/check';
import { createChecks } from '../../fixtures/suites/createChecks';
import { listChecks } from '../../fixtures/suites/listChecks';
import { recordChecks } from '../../fixtures/suites/recordChecks';
import { removalChecks } from '../../fixtures/suites/removalChecks';

/** Maximum number of lines for the tutorial's resource on an existing plain backend. */
const MOST = 45;

const suites = {
  list: listChecks,
  actions: actionChecks,
  record: recordChecks,
  create: createChecks,
  removal: removalChecks,
};

const undo = adding(menuItems, [declaredInMenu(notices) as never]);
afterAll(undo);

describe('the resource of the tutorial on a backend that is not ours', () => {
  it(`takes at most ${MOST} lines, both languages among them`, () => {
    const text = readFileSync('tests/fixtures/reference/foreignNotices.ts', 'utf8');
    expect(countedLines(text)).toBeLessThanOrEqual(MOST);
  });

  describe.each(Object.entries(suites))('%s', (_suite, checks) => {
    it.each(concerning(checks, notices))('%s', (_says, holds) => holds(notices));
  });
});

describe('a resource that is loaded whole, and one that its server searches', () => {
  const { suppliers, purchases } = suppliersOn(jsonServer);
  const menu = adding(menuItems, [declaredInMenu(suppliers) as never]);
  afterAll(menu);
  const { actions: _, ...others } = suites;

  describe.each(Object.entries(others))('%s', (_suite, checks) => {
    describe.each([suppliers, purchases].map((resource) => [resource.name, resource] as const))(
      '%s',
      (_name, resource) => {
        it.each(concerning(checks, resource))('%s', (_says, holds) => holds(resource));
      },
    );
  });
});
