import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';
import { MOST_VALUES, TOO_MANY } from './unstorable';

const QUOTE = 34;
const COMMA = 44;
const BRACKET = 91;
const BACKSLASH = 92;
const BRACE = 123;

/**
 * Parses JSON bodies. A body longer than `from` is scanned first and refused if it has too many values outside its
 * strings. Parsing millions of values would block the process for seconds, whereas a long string, such as a file in
 * base64, takes milliseconds.
 * @param from length in characters above which a body is scanned; bodies without files are shorter
 */
export function parseJsonBodies(app: FastifyInstance, from: number): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length > from && hasTooManyValues(body))
      done(new Refusal('invalid', { errors: [{ field: '', message: TOO_MANY }] }));
    else parse(request, body, done);
  });
}

/**
 * Tells whether JSON certainly has more values than allowed. Counts commas and opening brackets and braces outside
 * strings.
 */
export function hasTooManyValues(json: string): boolean {
  let found = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(json, at);
    } else if (code === COMMA || code === BRACE || code === BRACKET) {
      found += 1;
      // A value has at most one comma and one opening bracket or brace, so above twice the limit there are too many
      // values.
      if (found > 2 * MOST_VALUES) return true;
    }
  }
  return false;
}

/** Returns the end of the string that begins with the quote at `from`. */
function endOfText(json: string, from: number): number {
  let end = json.indexOf('"', from + 1);
  while (end > 0 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end < 0 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let before = at - 1;
  while (json.charCodeAt(before) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 0;
}
