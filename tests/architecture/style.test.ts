import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { it as italian } from '../../src/i18n/it/it';
import { flat } from '../../src/i18n/phrases';
import { type Source, sourcesUnder } from './sources';

/** Wording that docs/style.it.md forbids in our own sentences. */
const BANNED: readonly RegExp[] = [
  /\b(?:ticcat|spuntat)[aeio]\b/i,
  // Forbidden for rows and people; allowed for files, roles and products.
  /\b(?:utenti|elementi|righe|persone|persona|elemento) scelt[aeio]\b|\bscelti:/i,
  /quanto scritto|ritrovato quanto/i,
  /\} a cui scrivere/i,
  /\bCome…/,
  /^Firma: /,
  /che si possa leggere|resta nulla da controllare/i,
  /\b(?:accendere|spegnere|acces[aeio]|spent[aeio]) (?:l.)?utenz/i,
  // Impersonal style throughout: no "tu", "Lei" or "voi".
  /\b(?:tuo|tua|tuoi|tue|devi|puoi|hai|vuoi|sei sicuro|vostr[aeio]|potrai|riceverai|contattaci|clicca)\b/i,
  /\b(?:Lei|Suo|Sua|Suoi|Sue)\b|La preghiamo/,
  /(?<!si )\b(?:apra|scelga|acceda|inserisca|controlli che|si rivolga)\b/,
];

const lines = readFileSync('docs/spec/messages.tsv', 'utf8').split('\n');
const plain = (text: string) => text.replaceAll('’', "'");
const specified = lines.map((line) => plain(line.split('\t')[2] ?? ''));

/** Returns whether the specification contains this exact text, ignoring inserted values. */
const isSpecified = (text: string) => {
  const parts = plain(text).split(/%?\{\w+(?::\w+)?\}/);
  return specified.some((one) => parts.every((part) => one.includes(part)));
};

/** Matches files that must be checked sentence by sentence. */
const SUSPECT = new RegExp(BANNED.map(({ source }) => source).join('|'), 'im');

const isBanned = (text: string) => !isSpecified(text) && BANNED.some((one) => one.test(text));

/** Returns the sentences in a file of code. */
function sentencesIn({ path, text }: Pick<Source, 'path' | 'text'>): readonly string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateLiteral: ({ quasis }) => void found.push(quasis.map(({ value }) => value.raw).join('%{value}')),
  }).visit(parseSync(path, text).program);
  return found.filter((one) => /\s/.test(one));
}

describe('the words of docs/style.it.md', () => {
  it('are those of the console, but for the texts of the specification', () => {
    const bad = Object.entries(flat(italian)).filter(([, text]) => isBanned(text));
    expect(bad).toEqual([]);
  });

  it('are those of the provider and the contract: refusals, sign-in pages, mails, documents', () => {
    const sources = sourcesUnder('provider', 'contract').filter(({ text }) => SUSPECT.test(text));
    const bad = sources.flatMap((file) =>
      sentencesIn(file).flatMap((one) => (isBanned(one) ? [`${file.path}: ${one}`] : [])),
    );
    expect(bad).toEqual([]);
  });
});
