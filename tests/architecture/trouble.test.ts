import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { watch } from '../fixtures/trouble';

const ORIGIN = 'http://localhost:1';
const LIST = `${ORIGIN}/api/utenti`;

/** A browser in which something is logged and answered. */
function watched() {
  const browser = new EventEmitter();
  const trouble = watch(browser as unknown as BrowserContext, ORIGIN);
  return {
    trouble,
    logs: (text: string, url = LIST) =>
      browser.emit('console', { type: () => 'error', text: () => text, location: () => ({ url }) }),
    answers: (url: string, method = 'GET', ok = true) =>
      browser.emit('response', { ok: () => ok, url: () => url, request: () => ({ method: () => method }) }),
  };
}

describe('what a browser test watches for', () => {
  const busy = 'Failed to load resource: the server responded with a status of 503 (Service Unavailable)';

  it('is every error that is logged, also of a provider that never answers', () => {
    const { trouble, logs, answers } = watched();
    logs('Failed to load resource: the server responded with a status of 500 ()');
    logs(busy);
    answers(LIST, 'GET', false);
    answers(LIST, 'POST');
    answers(`${LIST}/1`);
    expect(trouble.seen()).toHaveLength(2);
    expect(() => trouble.throwIfAny()).toThrow(/status of 500.*status of 503/s);
  });

  it('is not that a busy machine answered at the second time of reading', () => {
    const { trouble, logs, answers } = watched();
    logs(busy);
    logs(busy);
    logs('Another');
    answers(LIST);
    expect(trouble.seen()).toEqual([`console: Another (${LIST})`]);
  });
});
