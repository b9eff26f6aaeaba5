import { describe, expect, it } from 'vitest';
import { fieldProblems } from '../../../contract/schema/fieldProblems';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import { fields } from '../../../contract/schema/fields';
import { cleanFileName, fileNameProblem } from '../../../contract/values/fileName';
import { savedAs } from '../../../provider/objects/savedAs';

describe('the name of a file', () => {
  it.each([
    ['on one line', 'dati\r\nSet-Cookie: a=1\r\n.zip', 'dati Set-Cookie: a=1 .zip'],
    ['in the direction that it is read', 'fattura\u202egpj.exe', 'fatturagpj.exe'],
    ['without isolates and marks of direction', '\u2066a\u2069b\u200fc.pdf', 'abc.pdf'],
    ['without control characters', 'a\u0000b\u0007c\u001b[31m.pdf', 'a b c [31m.pdf'],
    ['without what is drawn as nothing', 'a\u200bb\u00adc\ufeffd\u3164.pdf', 'abcd.pdf'],
    ['with spaces that are one', 'a\u00a0 \u2003b.pdf', 'a b.pdf'],
    ['in NFC', 'perche\u0301.pdf', 'perché.pdf'],
    ['without dots and spaces at its end', 'dati.zip. . ', 'dati.zip'],
    [
      'as it is, in Italian',
      'Verbale n. 3 – l’Aquila (è più) 🎒.pdf',
      'Verbale n. 3 – l’Aquila (è più) 🎒.pdf',
    ],
  ])('is kept %s', (_what, sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
    expect(cleanFileName(kept)).toBe(kept);
    expect(fileNameProblem(kept)).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['nothing that is seen', '\u200b\u202e '],
    ['one dot', '.'],
    ['three dots', '...'],
    ['a path', '../../etc/passwd'],
    ['a path of Windows', 'C:\\dati.zip'],
    ['a device', 'CON'],
    ['a device with an end', 'nul.txt'],
    ['a device with two ends', 'Lpt1.tar.gz'],
    ['a device with a space', 'aux .pdf'],
    ['a device that is hidden', 'c\u200bon.pdf'],
    ['too long', `${'a'.repeat(252)}.pdf`],
    ['too long in bytes', `${'è'.repeat(126)}.pdf`],
    ['much too long', 'a'.repeat(1_000_000)],
  ])('is refused in words where it is %s', (_what, sent) => {
    expect(fileNameProblem(cleanFileName(sent))).toMatch(/rinominar(e|lo)/);
    const problems = fieldProblems(
      recordSchema(fields({ name: { kind: 'text', required: true, fileName: true } })),
      {
        name: sent,
      },
    );
    expect(problems).toHaveLength(1);
  });

  it.each(['console.pdf', 'auxiliary.pdf', 'com10.pdf', '.htaccess', 'dati..zip'])(
    'is taken where it only looks like one: %s',
    (name) => {
      expect(fileNameProblem(cleanFileName(name))).toBeUndefined();
    },
  );

  it('goes out in one header, whatever was stored before', () => {
    for (const name of [
      'a\r\nSet-Cookie: x=1.pdf',
      'a\u202efdp.exe',
      '../../a.pdf',
      'con.pdf',
      'a\ud800.pdf',
      'a";b.pdf',
    ]) {
      const header = savedAs(name);
      expect(header).toMatch(/^attachment; filename="[\w .()-]+"(; filename\*=UTF-8''[\w.%!~-]+)?$/);
      expect(header).not.toMatch(/%0[ad]|%E2%80%AE|%2F|"con\./i);
    }
  });
});
