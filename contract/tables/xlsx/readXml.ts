/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';
import { TableProblem } from '../TableProblem';
import { tableLimits } from '../tableLimits';

type Attributes = Readonly<Record<string, string | undefined>>;

interface XmlReader {
  /** Called for each start tag, with the name without its prefix; `attributes` returns the attributes as written. */
  readonly open: (name: string, attributes: () => Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Removes prefixes from the names of attributes and decodes their values. */
export const plainAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [local(name), decodeAttribute(value ?? '')]),
  );

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeAttribute = (value: string): string =>
  value.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Reads an XML text element by element. @throws TableProblem if it is malformed or nested too deeply */
export function readXml(xml: string, { open, close, text }: XmlReader): void {
  const parser = new Parser();
  let depth = 0;
  parser.on('openTag', (name, attributes) => {
    depth += 1;
    if (depth > tableLimits.depth) throw new TableProblem('tooMuchInside');
    open(local(name), attributes);
  });
  parser.on('closeTag', (name) => {
    depth -= 1;
    close?.(local(name));
  });
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', text);
  }
  parser.on('error', () => {
    throw new TableProblem('notATable');
  });
  parser.parse(xml);
}
