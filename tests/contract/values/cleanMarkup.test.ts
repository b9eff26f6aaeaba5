import { describe, expect, it, vi } from 'vitest';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { fields } from '../../../contract/schema/fields';
import { cleanMarkup, LONGEST_MARKUP, wordsIn } from '../../../contract/values/cleanMarkup';
import { hostileMarkup } from '../../fixtures/hostileMarkup';
import { markupPieces, randomTexts } from '../../fixtures/randomMarkup';

// biome-ignore format: one case a line
const cases: readonly [sent: string, kept: string][] = [
  ['<p>Ciao <b>mondo</b> <i>intero</i></p>', '<p>Ciao <strong>mondo</strong> <em>intero</em></p>'],
  ['<p onclick="alert(1)" style="x">Ciao</p>', '<p>Ciao</p>'],
  ['<p>a<script>alert(1)</script>b</p><style>p{}</style>', '<p>ab</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">qui</a>', 'qui'],
  ['<a href="https://example.org/?a=1&amp;b=2" target=_blank>qui</a>', '<a href="https://example.org/?a=1&amp;b=2">qui</a>'],
  ['<a href="https://a.it/&quot;&#32;onclick=&quot;x">qui</a>', '<a href="https://a.it/&quot;%20onclick=&quot;x">qui</a>'],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
  ['&lt;script&gt;x', '&lt;script&gt;x'],
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<ul><li>a<li>b</ul>c', '<ul><li>a</li><li>b</li></ul>c'],
  ['<h1>T</h1><div>a</div><span>b</span>', '<h3>T</h3><p>a</p>b'],
  ['<strong>a</em></p>', '<strong>a</strong>'],
  ['<p><br></p><p>&nbsp;</p>', ''],
  ['<p><ul><li>a</li></ul><p>b</p></p>', '<ul><li>a</li></ul><p>b</p>'],
  ['<!-- x --><![CDATA[y]]><p>a</p>', '<p>a</p>'],
  ['<svg><p title="</svg><img src=x onerror=alert(1)>">x', '<p>x</p>'],
  ['citt&agrave; &Egrave; &euro; &hellip; &NotEqualTilde;', 'città È € … ≂̸'],
  ['&agrave &amp &copy2026 &unknown; &agravex', 'à &amp; ©2026 &amp;unknown; àx'],
  ['&#224;&#xE8;&#128;', 'àè€'],
  ['<p>a<!-- b > c -->d<!-- --!>e<!-->f</p>', '<p>adef</p>'],
  ['<p>a<!-- b', '<p>a</p>'],
  ['<p title="a > b">c</p>', '<p>c</p>'],
  ['<a href=https://x.it/a?b=1&c=2>qui</a>', '<a href="https://x.it/a?b=1&amp;c=2">qui</a>'],
  ['<a title="a>b" href = "https://x.it">qui</a>', '<a href="https://x.it">qui</a>'],
  ['<A HREF="HTTPS://x.it/&agrave;">qui</A>', '<a href="https://x.it/à">qui</a>'],
  ['<b>a<i>b</b>c</i>', '<strong>a<em>b</em></strong><em>c</em>'],
  ['<b>a<strong>b</strong>c</b>', '<strong>abc</strong>'],
  ['<table>a<tr><td>b</td></tr></table>', 'ab'],
  ['<p>a</p x="</p>">b', '<p>a</p>b'],
  ['<script>if (a < b) "</p>"</script><style>a > b</style>c', 'c'],
  ['<noscript>a</noscript><template>b</template><svg><text>c</text></svg><math><mi>d</mi></math>e', 'e'],
  [' a ', ' a '],
];

const allowed = /<(?:\/?(?:p|strong|em|ul|ol|li|h3|h4)|br|\/a|a href="https:\/\/[^"<>\s]*")>/g;
/** Contexts in which a pasted text may appear. */
const around = [
  ['<p>', '</p>'],
  ['<ul><li>', '</li></ul>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<table>', '</table>'],
  ['<a href="https://x.it">', '</a>'],
  ['<svg>', '</svg>'],
  ['<math><mtext>', '</mtext></math>'],
  ['<select>', '</select>'],
  ['<template>', '</template>'],
  ['<noscript>', '</noscript>'],
  ['<!--', '-->'],
  ['<p title="', '">'],
] as const;

function expectClean(sent: string): void {
  const kept = cleanMarkup(sent);
  expect(kept.replace(allowed, ''), sent).not.toMatch(/[<>]/);
  expect(cleanMarkup(kept), sent).toBe(kept);
}

describe('a formatted text', () => {
  it.each(cases)('%s is kept as %s', (sent, kept) => {
    expect(cleanMarkup(sent)).toBe(kept);
    expect(cleanMarkup(kept)).toBe(kept);
  });

  it('has nothing in it but what is allowed, whatever was sent, and is the same when it is cleaned again', () => {
    for (const sent of randomTexts(markupPieces, 5000)) expectClean(sent);
  });

  it('contains only allowed tags after every known way to get a script past a filter', () => {
    for (const sent of hostileMarkup) {
      expectClean(sent);
      for (const [before, after] of around) expectClean(before + sent + after);
    }
  });

  it('takes little time, whatever is nested in it', () => {
    const many = Array.from({ length: 7000 }, (_, i) => `<b ${i.toString(36)}>`).join('');
    for (const sent of [many + '<p>x'.repeat(12_000), '<p><b a>'.repeat(12_000), '<i>'.repeat(33_000)]) {
      const kept = cleanMarkup(sent.slice(0, LONGEST_MARKUP));
      expect(kept).not.toMatch(/[<>]/);
      expect(cleanMarkup(kept)).toBe(kept);
    }
  });

  it('is searched and written to files by its words', () => {
    expect(wordsIn('<h3>Gita</h3><ul><li>a &lt; <strong>b</strong>c</li><li>d</li></ul>')).toBe(
      'Gita a < bc d',
    );
  });
});

describe('a formatted text that is too long', () => {
  it('is refused before any of its tags is looked for', () => {
    const schema = recordSchema(fields({ text: { kind: 'markup', max: 500 } }));
    // The parser reads one character at a time.
    const read = vi.spyOn(String.prototype, 'charCodeAt');
    const shortOnes = fieldProblems(schema, { text: '<p>a</p>' });
    const readOfShort = read.mock.calls.length;
    const longOnes = fieldProblems(schema, { text: '<p>'.repeat(300_000) });
    const readOfLong = read.mock.calls.length - readOfShort;
    read.mockRestore();
    expect(shortOnes).toEqual([]);
    expect(readOfShort).toBeGreaterThan(8);
    expect(longOnes).toEqual([
      { field: 'text', message: 'Il testo è troppo lungo: ridurlo, oppure togliere la formattazione' },
    ]);
    expect(readOfLong).toBe(0);
  });
});
