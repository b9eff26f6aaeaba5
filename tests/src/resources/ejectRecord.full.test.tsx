import { describe, expect, it } from 'vitest';
import { ejectCreate } from '../../../scripts/lib/eject/create.mjs';
import { ejectForm } from '../../../scripts/lib/eject/form.mjs';
import { leftOut, leftOutNote } from '../../../scripts/lib/eject/leftOut.mjs';
import { ejectShow } from '../../../scripts/lib/eject/show.mjs';
import type { Resource } from '../../../src/engine/declaration/defineResource';
import { resources } from '../../../src/resources';
import { audit } from '../../../src/resources/audit/audit';
import { users } from '../../../src/resources/users/users';
import { type Ejected, ejectedViews } from '../../fixtures/ejectedViews';
import { tabbedVisits, visits } from '../../fixtures/reference/visits';
import { type Check, concerning } from '../../fixtures/suites/check';
import { createChecks } from '../../fixtures/suites/createChecks';
import { roleFor } from '../../fixtures/suites/onScreen';
import { recordChecks } from '../../fixtures/suites/recordChecks';
import { togetherChecks } from '../../fixtures/suites/togetherChecks';

const pages = {
  show: resources,
  form: resources.filter(({ wire }) => wire.update),
  create: resources.filter(({ wire }) => wire.create),
} as const;
const ejects = { show: ejectShow, form: ejectForm, create: ejectCreate } as const;

describe('npm run eject of a record', () => {
  const views = ejectedViews();

  it('writes every page of every declared resource, and of one with inputs of all kinds, as code that compiles, with which the linter has nothing to find', () => {
    const { copy, paths } = views;
    for (const view of ['show', 'form', 'create'] as const) {
      for (const resource of pages[view]) {
        const { path, text, beside } = ejects[view](resource) as Ejected;
        if (resource === users) {
          const said = ['Not carried over:', ...leftOut(users, view)].join('\n  - ');
          // What its views share is written once.
          const written = [path, ...(beside && view === 'show' ? [beside.path] : [])].join('\n');
          expect(copy.eject('user', view)).toEqual({ status: 0, output: `${written}\n${said}\n` });
          paths.set(`user ${view}`, path);
        } else views.keep(`${resource.name} ${view}`, { path, text, beside });
      }
    }
    views.keep('visits form', ejectForm(visits));
    views.keep('visits create', ejectCreate(visits));
    views.keep('visits steps', {
      ...ejectCreate(tabbedVisits),
      path: 'src/resources/visits/VisitsSteps.tsx',
    });
    expect(copy.compile([...paths.values()])).toBe('');
    expect(copy.lint([...paths.values()])).toBe('');
  });

  const plain = (checks: readonly Check[], resource: Resource) =>
    concerning(
      checks.filter((check) => check.plain),
      resource,
    );
  const left = [
    ...pages.show
      .filter(({ wire, page }) => !wire.update && !page)
      .map((one) => ['show', one.name, one, recordChecks] as const),
    ...pages.show
      .filter(({ actions, wire, page }) => Object.keys(actions).length > 0 && !wire.update && !page)
      .map((one) => ['show', one.name, one, togetherChecks] as const),
    ...[...pages.form, visits].map((one) => ['form', one.name, one, togetherChecks] as const),
    ...pages.form.map((one) => ['form', one.name, one, recordChecks] as const),
    ...pages.create.map((one) => ['create', one.name, one, createChecks] as const),
  ].filter(([, , one, checks]) => plain(checks, one).length > 0);
  describe.each(left)('leaves the %s of %s', (view, _, resource, checks) => {
    it.each(plain(checks, resource))('such that it %s', async (_says, holds) =>
      holds(resource, await views.shown(`${resource.name} ${view}`, roleFor(resource))),
    );
  });

  it('says in the file what it does not carry over of a declaration, and only that', () => {
    const ofForm = leftOut(users, 'form');
    for (const part of ['actions.excludes', 'procedures'])
      expect(ofForm.filter((said) => said.startsWith(part))).toHaveLength(1);
    const ofNew = leftOut(users, 'create');
    expect(ofNew.filter((said) => said.startsWith('form.create'))).toHaveLength(1);
    for (const view of ['form', 'create', 'show'] as const) {
      const text = views.copy.read(views.paths.get(`user ${view}`) ?? '');
      for (const part of leftOut(users, view)) expect(text).toContain(` * - ${part}\n`);
    }
    const plain = {
      ...audit,
      can: {},
      actions: {},
      procedures: {},
      form: { ...audit.form, tabs: undefined },
    };
    expect(leftOutNote(plain, 'show')).toBe('');
  });
});
