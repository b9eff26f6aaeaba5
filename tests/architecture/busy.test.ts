import { describe, expect, it } from 'vitest';
import { sourcesUnder } from './sources';

/**
 * A control disabled while work is in progress: in Chrome it loses the focus to no other element. The manual
 * alternative is `aria-disabled` with a handler that checks it: ui/Button does both.
 */
const WORK = String.raw`\w*(?:[rR]unning|[bB]usy|[sS]ending|[sS]aving|[rR]eading|[wW]orking|[pP]ending|[fF]etching|[lL]oading)\b`;
const OUT_OF_USE = new RegExp(
  String.raw`<[A-Z][\w.]*\b[^<>]*\baria-disabled=\{[^}]*\b${WORK}|(?<!-)\bdisabled(?:=\{|: )[^},]*\b${WORK}`,
);

describe('what is at work', () => {
  it('keeps the focus: its button is busy, never disabled', () => {
    const screens = sourcesUnder('src', 'operators').filter(({ path }) => path.endsWith('.tsx'));
    expect(screens.length).toBeGreaterThan(300);
    expect(screens.filter(({ text }) => OUT_OF_USE.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it.each(['<Button disabled={at === 0}>', '<Button busy={running}>', '<button aria-disabled={busy}>'])(
    'may be: %s',
    (text) => {
      expect(OUT_OF_USE.test(text)).toBe(false);
    },
  );
});
