import { join } from 'node:path';
import { cleanup, configure } from '@testing-library/react';
import { vi } from 'vitest';
import type { Resource } from '../../src/engine/declaration/defineResource';
import type { Check } from '../fixtures/suites/check';
import type { Mutation } from './mutation';

/** How long a check waits for what a fault may have taken away, in milliseconds. */
const PATIENCE = 4000;

/** The suites, those first that are likely to notice what is wrong in a folder. */
const SUITES = {
  listChecks: /engine\/(list|cells|table)/,
  listAccessibilityChecks: /engine\/(table|list|Page|focus|cells)/,
  permissionChecks: /Routes|locked|useResourceList/,
  actionChecks: /actions/,
  recordChecks: /form/,
} as const;
const FILES = {
  listChecks: 'listChecks',
  listAccessibilityChecks: 'accessibilityChecks',
  permissionChecks: 'permissionChecks',
  actionChecks: 'actionChecks',
  recordChecks: 'recordChecks',
} as const;

type Suite = keyof typeof SUITES;

/** The suites that look at what somebody meets who does not see a screen, or does not use a mouse. */
export const ACCESSIBILITY: readonly Suite[] = ['listAccessibilityChecks', 'actionChecks', 'recordChecks'];

/** Those that between them have every part that a declaration can have. */
const RESOURCES = ['user', 'audit', 'exportRequest', 'practice'];

/**
 * Runs the generated suites on an engine with a fault in it.
 *
 * @param suites which; all when left out
 * @returns what noticed the fault; undefined when nothing did
 */
export async function noticedBy(
  mutation: Mutation,
  suites: readonly Suite[] = Object.keys(SUITES) as Suite[],
): Promise<string | undefined> {
  const mutant = Buffer.from(JSON.stringify(mutation)).toString('base64url');
  const load = (path: string) => import(/* @vite-ignore */ `${join(process.cwd(), path)}?mutant=${mutant}`);
  const { resources } = (await load('src/resources/index.ts')) as { resources: readonly Resource[] };
  const first = (one: Suite) => Number(!SUITES[one].test(mutation.file));
  const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockReturnValue());
  try {
    for (const suite of [...suites].sort((a, b) => first(a) - first(b))) {
      const module = (await load(`tests/fixtures/suites/${FILES[suite]}.ts`)) as Record<
        string,
        readonly Check[]
      >;
      configure({ asyncUtilTimeout: PATIENCE });
      for (const name of RESOURCES) {
        const resource = resources.find((one) => one.name === name);
        for (const { says, concerns, holds } of module[suite] ?? []) {
          if (!resource || concerns?.(resource) === false) continue;
          try {
            await holds(resource);
          } catch {
            return `${name} ${says}`;
          } finally {
            cleanup();
            localStorage.clear();
            sessionStorage.clear();
          }
        }
      }
    }
  } finally {
    for (const spy of logged) spy.mockRestore();
  }
  return undefined;
}
