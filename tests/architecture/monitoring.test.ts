import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const page = read('docs/monitoring.md');
const alerts = read('docs/monitoring/alerts.yml');
const dashboard = read('docs/monitoring/dashboard.json');

describe('who watches a provider', () => {
  it('has the meaning and the remedy of each alert, and of no other', () => {
    const told = [...page.matchAll(/^\| `(Sportello\w+)` \| (.+) \| (.+) \|$/gm)];
    const names = matches(alerts, /- alert: (\w+)/g);
    expect(names.length).toBeGreaterThan(5);
    expect(told.map(([, name]) => name)).toEqual(names);
    for (const [, , means = '', todo = ''] of told) {
      expect(means.length).toBeGreaterThan(20);
      expect(todo.length).toBeGreaterThan(20);
    }
  });

  it('sees on the dashboard each of our metrics that the page names, and no other', () => {
    const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '');
    const named = new Set(matches(page, /^\| `(sportello_\w+)` \|/gm));
    const asked = new Set(matches(dashboard, /\b(sportello_[a-z_]+)/g).map(base));
    expect(asked).toEqual(named);
    expect([...matches(alerts, /\b(sportello_[a-z_]+)/g).map(base)].filter((one) => !named.has(one))).toEqual(
      [],
    );
  });
});
