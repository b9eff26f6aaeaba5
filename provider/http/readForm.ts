import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { Refusal } from '../refusal';

/** Parts of a form by name; a file is bytes. */
export type Form = readonly (readonly [name: string, value: string | Uint8Array])[];

/** Bytes of a form besides its file: boundaries, headers, fields. */
const AROUND = 8192;

/** Our forms have a file and two fields at most; the limit is higher so that the refusal can name the extra ones. */
const LIMITS = { parts: 10, headerPairs: 10, headerSize: 2000, fieldSize: AROUND, fieldNameSize: 100 };

/**
 * Reads a multipart/form-data body as it arrives, so that excess data is never read.
 * @param max maximum size of its file in bytes
 * @throws Refusal `unreadable` when it is not a form, `tooLarge` when it has too many bytes or parts
 */
export function readForm(body: IncomingMessage, max: number): Promise<Form> {
  const { headers } = body;
  if (Number(headers['content-length'] ?? 0) > max + AROUND) throw new Refusal('tooLarge');
  const parser = parserOf(headers);
  const parts: [string, string | Uint8Array][] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const refuse = (code: 'unreadable' | 'tooLarge') => () => {
      body.off('data', count);
      body.unpipe(parser);
      // The client reads the response only after sending everything: discard the rest as it arrives.
      body.resume();
      reject(new Refusal(code));
    };
    const count = ({ length }: Buffer) => {
      bytes += length;
      if (bytes > max + AROUND) refuse('tooLarge')();
    };
    parser.on('partsLimit', refuse('tooLarge'));
    parser.on('error', refuse('unreadable'));
    parser.on('field', (name, value, _nameCut, cut) => {
      if (cut) refuse('tooLarge')();
      parts.push([name, value]);
    });
    parser.on('file', (name, file) => {
      const chunks: Buffer[] = [];
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('error', refuse('unreadable'));
      file.on('end', () => parts.push([name, Buffer.concat(chunks)]));
    });
    parser.on('finish', () => resolve(parts));
    body.on('aborted', refuse('unreadable'));
    body.on('data', count);
    body.pipe(parser);
  });
}

function parserOf(headers: IncomingMessage['headers']) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: LIMITS });
  } catch {
    // Without a boundary it cannot be parsed.
    throw new Refusal('unreadable');
  }
}
