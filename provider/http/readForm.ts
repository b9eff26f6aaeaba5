import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { Refusal } from '../refusal';

/** The parts of a form, by their names; a file is bytes. */
export type Form = readonly (readonly [name: string, value: string | Uint8Array])[];

/** What a form takes besides its file, in bytes: boundaries, headers, fields. */
const AROUND = 8192;

/** No form of ours has more than a file and two fields; one with some more is told which of them it should not have. */
const LIMITS = { parts: 10, headerPairs: 10, headerSize: 2000, fieldSize: AROUND, fieldNameSize: 100 };

/**
 * Reads a form of multipart/form-data as it arrives, so that what is too much of it is never read.
 * @param max bytes that its file may have
 * @throws Refusal `unreadable` when it is no form, `tooLarge` when it has too many bytes or parts
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
      // The sender reads our answer once it has sent all: the rest is thrown away as it comes.
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
    // Without a boundary it cannot be taken apart.
    throw new Refusal('unreadable');
  }
}
