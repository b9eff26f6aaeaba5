import { describe, expect, it, vi } from 'vitest';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { fields } from '../../../contract/schema/fields';
import { cleanMarkup, wordsIn } from '../../../contract/values/cleanMarkup';

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
  ['<svg><p title="</svg><img src=x onerror=alert(1)>">x', '"&gt;x'],
];

describe('a formatted text', () => {
  it.each(cases)('%s is kept as %s', (sent, kept) => {
    expect(cleanMarkup(sent)).toBe(kept);
    expect(cleanMarkup(kept)).toBe(kept);
  });

  it('has nothing in it but what is allowed, whatever was sent, and is the same when it is cleaned again', () => {
    const parts = [
      '<',
      '>',
      '"',
      "'",
      '&',
      '&lt;',
      '&#60;',
      ' ',
      '/',
      'a',
      '<p',
      '<a href="https://x.it',
      '</',
      '<script',
      '<li>',
      '<ul>',
      '<b>',
      'on=',
      '<!--',
      '-->',
      '<svg',
      '\n',
      '=',
      '&quot;',
    ];
    let state = 7;
    const next = (below: number) => {
      state = (state * 48271) % 2147483647;
      return state % below;
    };
    const allowed = /<(?:\/?(?:p|strong|em|ul|ol|li|h3|h4)|br|\/a|a href="https:\/\/[^"<>\s]*")>/g;
    for (let i = 0; i < 3000; i++) {
      const sent = Array.from({ length: 1 + next(14) }, () => parts[next(parts.length)]).join('');
      const kept = cleanMarkup(sent);
      expect(kept.replace(allowed, ''), sent).not.toMatch(/[<>]/);
      expect(cleanMarkup(kept), sent).toBe(kept);
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
    let looked = 0;
    const matchAll = vi.spyOn(String.prototype, 'matchAll').mockImplementation(() => {
      looked += 1;
      return [][Symbol.iterator]() as never;
    });
    const schema = recordSchema(fields({ text: { kind: 'markup', max: 500 } }));
    const problems = fieldProblems(schema, { text: '<p>'.repeat(300_000) });
    matchAll.mockRestore();
    expect(problems).toEqual([
      { field: 'text', message: 'Il testo è troppo lungo: ridurlo, oppure togliere la formattazione' },
    ]);
    expect(looked).toBe(0);
  });
});
