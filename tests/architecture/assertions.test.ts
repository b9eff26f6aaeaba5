import { describe, expect, it } from 'vitest';
import config from '../../vitest.config';

interface Project {
  readonly test: { readonly name: string; readonly expect?: { readonly requireAssertions?: boolean } };
}
const projects = (config.test?.projects ?? []) as unknown as readonly Project[];

describe('a test without an assertion fails', () => {
  it.each(projects.map(({ test }) => [test.name, test] as const))('in the project "%s"', (_name, test) => {
    expect(test.expect?.requireAssertions).toBe(true);
  });

  // Passes because it fails: it has no assertion.
  it.fails('as this one does', () => undefined);
});
