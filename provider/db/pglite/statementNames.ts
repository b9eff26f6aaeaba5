import { BIND, CLOSE, DESCRIBE, HEADER_LENGTH, message, PARSE, STATEMENT, wholeMessage } from './messages';

/**
 * Prefixes the name of every named statement in a batch of whole messages. The connections share one session and so
 * one set of names: without the prefix, the second to prepare "q" would get 42P05.
 */
export function prefixStatementNames(batch: Buffer, prefix: string): Buffer {
  const parts: Buffer[] = [];
  let offset = 0;
  for (let found = wholeMessage(batch, offset); found; found = wholeMessage(batch, offset)) {
    const body = batch.subarray(offset + HEADER_LENGTH, found.end);
    const at = nameOffset(found.type, body);
    const isNamed = at !== undefined && body[at] !== 0;
    parts.push(isNamed ? message(found.type, insert(body, at, prefix)) : batch.subarray(offset, found.end));
    offset = found.end;
  }
  return Buffer.concat(parts);
}

/** Returns the offset of the statement's name in the body, or undefined if the message has none. */
function nameOffset(type: number, body: Buffer): number | undefined {
  if (type === PARSE) return 0;
  if (type === BIND) return body.indexOf(0) + 1;
  if ((type === DESCRIBE || type === CLOSE) && body[0] === STATEMENT) return 1;
  return undefined;
}

function insert(body: Buffer, at: number, text: string): Buffer {
  return Buffer.concat([body.subarray(0, at), Buffer.from(text), body.subarray(at)]);
}
