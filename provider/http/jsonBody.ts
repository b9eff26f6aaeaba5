import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';
import { MOST_VALUES, TOO_MANY } from './unstorable';

const QUOTE = 34;
const COMMA = 44;
const BRACKET = 91;
const BACKSLASH = 92;
const BRACE = 123;

/**
 * Parses JSON bodies. A body longer than any without files is scanned before it is parsed: outside its strings it may
 * not contain more values than a body can have. Parsing millions of values would block the process for seconds; a
 * long string, such as a file in base64, takes milliseconds.
 * @param from length in characters above which a body is scanned
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
 * Tells whether JSON certainly has more values than a body can have: each comma and each opening bracket or brace
 * stands for one.
 */
export function hasTooManyValues(json: string): boolean {
  let found = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(json, at);
    } else if (code === COMMA || code === BRACE || code === BRACKET) {
      found += 1;
      // A list that is not empty has one comma fewer than values, and is a value itself.
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
