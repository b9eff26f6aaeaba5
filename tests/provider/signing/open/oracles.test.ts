import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalize } from '../../../../provider/signing/xml/canonicalize';
import { parseXml } from '../../../../provider/signing/xml/parseXml';
import { type OpeningCorpus, openingCorpus } from '../../../fixtures/signatures/opened';
import { CONTRACT, savePdf, signPdf } from '../../../fixtures/signatures/pdf';
import {
  ENVELOPED,
  enveloped,
  INCLUSIVE,
  signXml,
  WITHOUT_SIGNATURES,
} from '../../../fixtures/signatures/xml';

/** Independent validators from Debian: poppler-utils, xmlsec1, libxml2-utils. */
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;

let made: OpeningCorpus;
beforeAll(() => {
  made = openingCorpus();
});
afterAll(() => made.remove());

const run = (program: string, ...args: readonly string[]) =>
  execFileSync(program, args, { cwd: made.folder, stdio: ['ignore', 'pipe', 'pipe'] });

describe.skipIf(!isThere('xmllint'))('canonical XML beside xmllint', () => {
  const documents = {
    'namespaces, their order and what is not used':
      '<a xmlns="urn:1" xmlns:z="urn:z" xmlns:b="urn:b" z:y="2" b:y="1" y="0"><b:c xmlns="" xmlns:b="urn:other"><d xmlns="urn:1"/></b:c><z:e xmlns:z="urn:z"/></a>',
    'signs, line ends and blanks':
      '<a b="&lt;&amp;&quot;&#9;&#10;&#13; &gt;\'" c="x\r\ny\tz">a &lt; b &gt; c &amp; d\r\ne\rf&#13;g "h"<![CDATA[<i>&]]></a>',
    'instructions and comments around the root':
      '<?xml version="1.0"?>\n<?style href="x"?>\n<!-- before -->\n<a><!-- in --><?b?><?c  d e?></a>\n<!-- after -->\n<?end?>\n',
    'attributes of xml: and letters beyond the plane':
      '<a xml:lang="it" xml:space="preserve"><b xml:lang="en">\u{1F600} é \u{10000}</b><c \u{e9}="1" z="2"/></a>',
    'an invoice': enveloped(''),
  };
  const form = { isExclusive: false, withComments: true, isLater: false, prefixes: [] };

  it.each(Object.entries(documents))('is the same: %s', (_, text) => {
    made.write('document.xml', text);
    const ours = (more: object) => canonicalize(parseXml(text), { ...form, ...more });
    expect(ours({})).toBe(run('xmllint', '--c14n', 'document.xml').toString());
    expect(ours({ isExclusive: true })).toBe(run('xmllint', '--exc-c14n', 'document.xml').toString());
  });
});

describe.skipIf(!isThere('xmlsec1'))('XAdES beside xmlsec1', () => {
  const verifies = (file: Buffer) => {
    made.write('signed.xml', file);
    const ids = ['SignedProperties', 'SignatureValue'].flatMap((name) => ['--id-attr:Id', name]);
    const about = ['--trusted-pem', 'ca.crt', '--verification-gmt-time', '2026-11-21 12:00:00'];
    return spawnSync('xmlsec1', ['--verify', '--enabled-key-data', 'x509', ...about, ...ids, 'signed.xml'], {
      cwd: made.folder,
    });
  };
  const samples = {
    exclusive: () => signXml(made, { into: enveloped, references: [{ uri: '', transforms: ENVELOPED }] }),
    inclusive: () =>
      signXml(made, {
        into: enveloped,
        canonical: INCLUSIVE,
        references: [{ uri: '', transforms: ENVELOPED }],
      }),
    'without signatures': () =>
      signXml(made, { into: enveloped, references: [{ uri: '', transforms: WITHOUT_SIGNATURES }] }),
    'another document': () =>
      Buffer.from(
        signXml(made, { into: enveloped, references: [{ uri: '', transforms: ENVELOPED }] })
          .toString()
          .replace('100.00', '900.00'),
      ),
  };

  it.each(Object.entries(samples))('comes to the same: %s', async (_, make) => {
    const file = make();
    const { status, stderr } = verifies(file);
    const { verdict } = await made.open(file);
    expect([verdict, status === 0], stderr.toString()).toEqual([verdict, verdict === 'passed']);
  });
});

describe.skipIf(!isThere('pdfsig'))('PAdES beside pdfsig', () => {
  const said = (file: Buffer) => {
    made.write('signed.pdf', file);
    return spawnSync('pdfsig', ['-nocert', join(made.folder, 'signed.pdf')]).stdout.toString();
  };
  const sign = (bytes: Buffer) => made.detached(bytes);

  it('reads the same signatures, and says the same of what was signed', async () => {
    const one = signPdf(savePdf(CONTRACT), { sign });
    const two = signPdf(one, { sign, field: 'Seconda' });
    expect(said(one)).toMatch(/Signature Validation: Signature is Valid/);
    expect(said(one)).toMatch(/Total document signed/);
    expect(said(two).match(/Signature is Valid/g)).toHaveLength(2);
    const changed = Buffer.from(one);
    changed[changed.indexOf('100 euro')] = 0x39;
    expect(said(changed)).toMatch(/Digest Mismatch/);
    expect((await made.open(changed)).verdict).toBe('failed');
  });
});
