import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import * as fieldsMessages from '../../contract/messages/it/fields';
import type { Upload } from '../../contract/schema/endpoint';
import type { FieldError } from '../../contract/schema/errors';
import { fieldMessage } from '../../contract/schema/fieldMessages';
import { Refusal } from '../refusal';
import { type Form, readForm } from './readForm';

/** Bytes of an uploaded file. Its name from the client is never used. */
export type UploadedFile = Uint8Array;

/** Registers a route that accepts only multipart/form-data. */
export function uploadRoute(app: FastifyInstance, route: RouteOptions, { max }: Upload): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'multipart/form-data',
      async (_request: FastifyRequest, body: IncomingMessage) => readForm(body, max),
    );
    scope.route(route);
  });
}

/**
 * Returns the only file of a form.
 * @param known the names of its other parts
 * @throws Refusal if there is no file, it is too large, or there are other parts
 */
export function uploadedFile(form: unknown, { max }: Upload, known: readonly string[] = []): UploadedFile {
  const parts = ((form ?? []) as Form).filter(
    ([name, value]) => typeof value !== 'string' || !known.includes(name),
  );
  const [file] = parts.flatMap(([name, value]) =>
    name === 'file' && typeof value !== 'string' ? [value] : [],
  );
  const errors: FieldError[] = file ? [] : [{ field: 'file', message: required }];
  const unexpected = parts.filter(([, value]) => value !== file).map(([name]) => name);
  errors.push(...unexpected.map((field) => ({ field, message: fieldsMessages.unexpected })));
  if (!file || errors.length > 0) throw new Refusal('invalid', { errors });
  if (file.byteLength > max) throw new Refusal('tooLarge');
  return file;
}

/** Returns the parts of a form other than files as a record. */
export const partsBeside = (form: unknown, known: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    ((form ?? []) as Form).flatMap(([name, value]) =>
      typeof value === 'string' && known.includes(name) ? [[name, value]] : [],
    ),
  );

const required = fieldMessage({ kind: 'text' }, 'required');
