import { vowelForms } from './articles';
import { FORMS } from './fill';
import type { it } from './it/it';
// From the generated file: with an import of all modules of texts, the first page would load all texts.
import { it as texts } from './messages.json';
import type { Parameter } from './texts';

/** Code of a message: its area and its key, such as `orders.noContract`. */
export type MessageCode = {
  [Area in keyof typeof it]: `${Area}.${keyof (typeof it)[Area] & string}`;
}[keyof typeof it];

/** A message apart from any language. */
export interface MessageReference {
  readonly code: MessageCode;
  readonly params: Readonly<Record<string, Parameter>>;
}

const PLACE = /\{(\w+)(?::(and|or))?\}/g;

/** Maximum number of characters of a message with its parameters. */
const LONGEST = 2000;

/** Codes of the texts without places. */
const codes = new Map<string, MessageCode>();
/** Texts with places, those with the longest fixed part first. */
const templates: { code: MessageCode; fixed: number; places: readonly RegExpMatchArray[]; finds: RegExp }[] =
  [];

for (const [code, text] of Object.entries(texts) as [MessageCode, string][])
  if (!text.includes('{')) codes.set(text, code);
  else
    for (const form of text.split(FORMS))
      templates.push({
        code,
        fixed: form.replaceAll(PLACE, '').length,
        places: [...form.matchAll(PLACE)],
        finds: new RegExp(
          `^${form
            .split(/\{[\w:]+\}/)
            .map(anyArticle)
            .join('(.+?)')}$`,
          's',
        ),
      });
templates.sort((one, other) => other.fixed - one.fixed);

/** Returns a pattern for a fixed part, also with the article that it has before a number such as 8. */
function anyArticle(part: string): string {
  const escaped = part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return escaped.replace(/(?<![\p{L}])(\p{L}+) $/u, (found, article: string) => {
    const other = vowelForms[article];
    return other === undefined ? found : `(?:${article} |${other})`;
  });
}

/**
 * Returns the code and the parameters of an Italian text of the catalogue: from a response, a stored row, or a rule.
 * Undefined for any other text.
 */
export function identify(italian: string): MessageReference | undefined {
  const code = codes.get(italian);
  if (code !== undefined) return { code, params: {} };
  // A key of the console's own catalogue is not a message; on a very long text the patterns would be slow.
  if (!italian.includes(' ') || italian.length > LONGEST) return undefined;
  for (const { code, places, finds } of templates) {
    const found = finds.exec(italian);
    if (found)
      return {
        code,
        params: Object.fromEntries(
          places.map(([, name = '', joined], at) => [name, readValue(found[at + 1] ?? '', joined)]),
        ),
      };
  }
  return undefined;
}

/** Reads a list, a number from a thousand, or any other value, which is the same in all languages. */
function readValue(text: string, joined: string | undefined): Parameter {
  if (joined) return text.split(joined === 'or' ? /, | o (?=[^,]*$)/ : /, | e (?=[^,]*$)/);
  return /^\d{1,3}(\.\d{3})+$/.test(text) ? Number(text.replaceAll('.', '')) : text;
}
