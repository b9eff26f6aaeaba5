import { describe, expect, it } from 'vitest';
import { sourcesUnder } from './sources';

/** A paragraph that says that something is loading, where the shape of what comes should stand (ui/Loading). */
const SAID = /<(p|span)\b[^>]*>\s*(?:\{[^{}]*&&\s*)?\{?(?:say|translate)\('[\w.]*loading'\)\}/;

describe('what is loading', () => {
  it('has the shape of what comes, and no sentence in its place', () => {
    const screens = sourcesUnder('src').filter(({ path }) => path.endsWith('.tsx'));
    expect(screens.length).toBeGreaterThan(300);
    expect(screens.filter(({ text }) => SAID.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('would be caught', () => {
    expect(SAID.test(`<p role="status">{say('alias.loading')}</p>`)).toBe(true);
    expect(SAID.test(`<p role="status">\n  {!data && say('roles.loading')}`)).toBe(true);
  });
});
