import { showInstant } from '../../contract/values/dates';
import { otherSource, personColumns, personPage, personSources } from '../i18n/personData.it';
import { type ZipEntry, zipStream } from './zipStream';

type Entry = Readonly<Record<string, unknown>>;

/** An account with the entries about it, by table. */
export interface ExportedAccount {
  readonly school: string;
  readonly schoolName: string;
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly entries: readonly (readonly [source: string, entries: readonly Entry[]])[];
}

/** Creates the ZIP for a person: their data as an HTML page and as JSON. */
export async function personDataFile(
  accounts: readonly ExportedAccount[],
  at: Date,
  most: number,
): Promise<Buffer> {
  const json = {
    at: at.toISOString(),
    accounts: accounts.map(({ entries, ...account }) => ({ ...account, data: Object.fromEntries(entries) })),
  };
  const files = [
    { name: 'dati.html', text: pageOf(accounts, at, most) },
    { name: 'dati.json', text: `${JSON.stringify(json, null, 2)}\n` },
  ].map(({ name, text }): ZipEntry => ({ name, content: () => once(Buffer.from(text)) }));
  const pieces: Buffer[] = [];
  for await (const piece of zipStream(files, at)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* once(bytes: Buffer) {
  yield bytes;
}

function pageOf(accounts: readonly ExportedAccount[], at: Date, most: number): string {
  const [first] = accounts;
  const title = escaped(personPage.title(`${first?.cn ?? ''} ${first?.sn ?? ''}`.trim()));
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escaped(personPage.about(showInstant(at.toISOString())))}</p>
<p>${escaped(personPage.left)}</p>
<p>${escaped(personPage.rights)}</p>
${accounts.map((account) => sectionOf(account, most)).join('\n')}
</body>
</html>
`;
}

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h2 { border-top: 1px solid; padding-top: 1rem; } dl { display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr;
gap: 0 1rem; margin: 0 0 1rem; } dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }`;

function sectionOf({ school, schoolName, uid, entries }: ExportedAccount, most: number): string {
  const parts = entries.map(([source, rows]) => {
    const { title } = personSources[source] ?? otherSource(source);
    const cut = rows.length >= most ? `<p>${escaped(personPage.cut(most))}</p>` : '';
    return `<h3>${escaped(title)} (${rows.length})</h3>${cut}\n${rows.map((row) => listOf(source, row)).join('\n')}`;
  });
  return `<h2>${escaped(personPage.account(schoolName, school, uid))}</h2>\n${parts.join('\n') || `<p>${personPage.nothing}</p>`}`;
}

/** Renders an entry; empty values are left out. */
const listOf = (source: string, entry: Entry): string =>
  `<dl>${Object.entries(entry)
    .filter(([, value]) => value !== null && value !== '' && value !== undefined)
    .map(([name, value]) => `<dt>${escaped(labelOf(source, name))}</dt><dd>${escaped(shown(value))}</dd>`)
    .join('')}</dl>`;

const labelOf = (source: string, name: string): string =>
  personColumns[`${source}.${name}`] ?? personColumns[name] ?? name.replaceAll('_', ' ');

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? personPage.yes : personPage.no;
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (INSTANT.test(text)) return showInstant(new Date(text).toISOString());
  return text.replace(DAY, '$3/$2/$1');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
