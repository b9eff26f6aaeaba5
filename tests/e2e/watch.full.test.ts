import { describe, expect } from 'vitest';
import { test } from '../fixtures/browser';

/** What every browser test stands on: that a page in trouble does not go unseen. */
describe('the watch over the pages', () => {
  test('sees a logged error', async ({ page, trouble }) => {
    await page.setContent('<script>console.error("a logged error")</script>');
    expect(trouble.seen()).toEqual([expect.stringContaining('a logged error')]);
    trouble.expect(/a logged error/);
  });

  test('sees a thrown error', async ({ page, trouble }) => {
    await page.setContent('<script>throw new Error("a thrown error")</script>');
    await expect.poll(() => trouble.seen()).toEqual([expect.stringContaining('a thrown error')]);
    trouble.expect(/a thrown error/);
  });

  test('sees a violation of the content security policy', async ({ page, trouble }) => {
    await page.setContent(
      `<meta http-equiv="Content-Security-Policy" content="script-src 'none'"><script>document.title = 'x'</script>`,
    );
    await expect.poll(() => trouble.seen()).toEqual([expect.stringContaining('Content Security Policy')]);
    await expect.poll(() => page.title()).toBe('');
    trouble.expect(/Content Security Policy/);
  });

  test('sees a request to another origin', async ({ page, trouble }) => {
    await page.setContent('<img src="http://127.0.0.1:9/pixel.png" alt="">');
    await expect
      .poll(() => trouble.seen())
      .toContain('request to another origin: http://127.0.0.1:9/pixel.png');
    trouble.expect(/127\.0\.0\.1:9/);
  });
});
