import { join } from 'node:path';
import { cleanup, configure } from '@testing-library/react';
import { vi } from 'vitest';
import type { Resource } from '../../src/engine/declaration/defineResource';
import { keepStored } from '../fixtures/keepStored';
import { storedTrips } from '../fixtures/reference/storedTrips';
import type { Check } from '../fixtures/suites/check';
import type { Mutation } from './mutation';

/** Milliseconds that a check waits for something that a fault may have removed. */
const PATIENCE = 4000;
/** For the second attempt: a copy of the engine is loaded for the first time, and the machine may be busy. */
const MORE_PATIENCE = 15_000;

/** The suites, each with the folders whose faults it is likely to detect: these suites run first. */
const SUITES = {
  listChecks: /engine\/(query|record|list|filters|table)/,
  listAccessibilityChecks: /engine\/(table|list|filters)|src\/ui/,
  permissionChecks: /Routes|locked|useResourceList/,
  actionChecks: /actions/,
  recordChecks: /form|screen/,
} as const;
const FILES = {
  listChecks: 'listChecks',
  listAccessibilityChecks: 'accessibilityChecks',
  permissionChecks: 'permissionChecks',
  actionChecks: 'actionChecks',
  recordChecks: 'recordChecks',
} as const;

type Suite = keyof typeof SUITES;

/** Suites that cover use with a screen reader or only a keyboard. */
export const ACCESSIBILITY: readonly Suite[] = ['listAccessibilityChecks', 'actionChecks', 'recordChecks'];

/**
 * Resources that together use every part of a declaration. The users are not among them: their list has so many
 * features that they would detect nearly every fault, which says little about the value of the suites for another
 * resource.
 */
const RESOURCES = process.env.MUTANTS_ON?.split(',') ?? [
  'sampleTrips',
  'audit',
  'exportRequest',
  'licenceProduct',
];

/**
 * Runs the generated suites against an engine with a fault.
 *
 * @param suites the suites to run; all by default
 * @returns the check that detected the fault, or undefined
 */
export async function noticedBy(
  mutation: Mutation,
  suites: readonly Suite[] = Object.keys(SUITES) as Suite[],
): Promise<string | undefined> {
  const mutant = Buffer.from(JSON.stringify(mutation)).toString('base64url');
  const load = (path: string) => import(/* @vite-ignore */ `${join(process.cwd(), path)}?mutant=${mutant}`);
  const undo = keepStored(storedTrips);
  const faulty = await declared(load);
  const first = (one: Suite) => Number(!SUITES[one].test(mutation.file));
  const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockReturnValue());
  try {
    for (const suite of [...suites].sort((a, b) => first(a) - first(b))) {
      const path = `tests/fixtures/suites/${FILES[suite]}.ts`;
      const module = (await load(path)) as Record<string, readonly Check[]>;
      for (const name of RESOURCES) {
        const resource = named(faulty, name);
        for (const { says, concerns, holds } of module[suite] ?? []) {
          if (concerns?.(resource) === false) continue;
          const fails = async (patience: number) => !(await passes(holds, resource, patience));
          // Fails twice, and not without the fault: a slow result is not a wrong one.
          if (
            (await fails(PATIENCE)) &&
            (await fails(MORE_PATIENCE)) &&
            (await holdsWithout(path, suite, says, name))
          )
            return `${name} ${says}`;
        }
      }
    }
  } finally {
    for (const spy of logged) spy.mockRestore();
    undo();
  }
  return undefined;
}

type Load = (path: string) => Promise<unknown>;

/** Returns the declared resources, and the one with every feature. */
async function declared(load: Load): Promise<readonly Resource[]> {
  const { resources } = (await load('src/resources/index.ts')) as { resources: readonly Resource[] };
  const { trips } = (await load('tests/fixtures/reference/trips.ts')) as { trips: Resource };
  return [...resources, trips];
}

function named(resources: readonly Resource[], name: string): Resource {
  const found = resources.find((one) => one.name === name);
  if (!found) throw new Error(`No resource is declared as "${name}"`);
  return found;
}

async function passes(holds: Check['holds'], resource: Resource, patience: number): Promise<boolean> {
  configure({ asyncUtilTimeout: patience });
  try {
    await holds(resource);
    return true;
  } catch {
    return false;
  } finally {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
}

/** Returns whether the same check passes on the unchanged engine. */
async function holdsWithout(path: string, suite: Suite, says: string, name: string): Promise<boolean> {
  const load: Load = (file) => import(/* @vite-ignore */ join(process.cwd(), file));
  const checks = ((await load(path)) as Record<string, readonly Check[]>)[suite] ?? [];
  const check = checks.find((one) => one.says === says);
  return check !== undefined && passes(check.holds, named(await declared(load), name), MORE_PATIENCE);
}
