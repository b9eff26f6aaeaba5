import { fields } from './fields';

const file = fields({
  name: { kind: 'text', required: true, about: 'name of the file' },
  content: { kind: 'text', required: true, about: 'base64' },
});

/** A file in a response. */
export const fileAnswer = { kind: 'record', required: true, of: file } as const;

/** A document in a response, as it is to be signed or as its signed file. */
export const documentAnswer = {
  kind: 'record',
  required: true,
  of: fields({
    ...file,
    media: { kind: 'text', required: true },
    sha256: { kind: 'text', required: true, about: 'hexadecimal, of the file' },
    pages: { kind: 'number', integer: true },
  }),
} as const;
