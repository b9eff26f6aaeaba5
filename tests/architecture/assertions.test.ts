import { describe, expect, it } from 'vitest';
import config from '../../vitest.config';

interface Project {
  readonly test: { readonly name: string; readonly expect?: { readonly requireAssertions?: boolean } };
}
/** Some generated browser tests return early where the demo has no record. */
const NOT_YET = 'e2e';
const projects = ((config.test?.projects ?? []) as unknown as readonly Project[]).filter(
  ({ test }) => test.name !== NOT_YET,
);

describe('a test without an assertion fails', () => {
  it.each(projects.map(({ test }) => [test.name, test] as const))('in the project "%s"', (_name, test) => {
    expect(test.expect?.requireAssertions).toBe(true);
  });
});
