import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fetchSentences } from '../../src/i18n/italian';
import { resources } from '../../src/resources';
import { DESK } from '../fixtures/browser';
import { isElsewhere } from '../fixtures/elsewhere';
import { tooWide } from '../fixtures/fitting';
import { openByMenu, stocked } from '../fixtures/stage';

await fetchSentences();

/** From a small phone to a wide desk: where layouts change, and in between. */
const WIDTHS = [320, 600, 768, 910, 1024, 1150, 1280, 1366, 1440, 1920];
/** Fewer letters than this say nothing: a value is cut after them, or not at all. */
const LEAST = 12;

/**
 * The texts of a list that are cut before they say anything, heads of columns at all. A list may be a table or cards.
 */
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const list = document.querySelector('main table') ?? document.querySelector('main ul:has(li h3)');
    if (!list) return ['there is no list'];
    const seen = (box: DOMRect, at: DOMRect) =>
      at.right <= box.right + 1 && at.left >= box.left - 1 && at.bottom <= box.bottom + 1 && at.height > 0;
    const faults: string[] = [];
    const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.nodeValue ?? '').trimEnd();
      const holder = node.parentElement;
      const cell = holder?.closest('th, td, dd, dt, h3');
      // What only a screen reader reads has no width; a caption is no cell.
      if (!text || !cell || !holder || holder.closest('.hidden, [hidden]')) continue;
      const boxes = [cell];
      for (let at: Element | null = holder; at && at !== cell; at = at.parentElement) boxes.push(at);
      const clips = boxes.filter((box) => getComputedStyle(box).overflowX !== 'visible');
      const needed = cell.closest('thead') ? text.length : Math.min(least, text.length);
      const range = document.createRange();
      range.setStart(node, 0);
      range.setEnd(node, needed);
      const drawn = range.getBoundingClientRect();
      const [table] = [list.parentElement as Element];
      const edges = [...(clips.length > 0 ? clips : [cell]), table].map((box) => box.getBoundingClientRect());
      // The sign that it is cut takes the room of a letter or two.
      const ellipsis = clips.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth) ? 12 : 0;
      const ends = new DOMRect(drawn.x, drawn.y, drawn.width + ellipsis, drawn.height);
      const within = edges.every((edge, at) =>
        at === edges.length - 1
          ? drawn.right <= edge.right + 1 && drawn.left >= edge.left - 1
          : seen(edge, ends),
      );
      if (!within) faults.push(`${cell.tagName} "${text}"`);
    }
    return faults;
  }, LEAST);

describe.each(
  resources.filter((one) => !isElsewhere(one)).map((resource) => [resource.name, resource] as const),
)('the list of %s', (_, resource) => {
  stocked('can be read at every width, and with text twice as large', async ({ stage }) => {
    const { page } = stage;
    await openByMenu(stage, resource);
    for (const [size, widths] of [
      ['100%', WIDTHS],
      ['200%', [600, 1024, 1440, 1920]],
    ] as const) {
      await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => cut(page), { message: `at ${width} px, text of ${size}` }).toEqual([]);
        expect(await tooWide(page), `at ${width} px, text of ${size}`).toBeLessThanOrEqual(0);
      }
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize(DESK);
    if (resource.name !== 'user') return;
    // Sixteen letters, whatever they are.
    const codes = page.locator('tbody td', { hasText: /^[A-Z]{6}\w{10}$/ });
    await expect.poll(() => codes.count()).toBeGreaterThan(5);
    const whole = await codes.evaluateAll((cells) =>
      cells.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
    );
    expect(whole, 'tax codes').toBe(true);
  });
});
