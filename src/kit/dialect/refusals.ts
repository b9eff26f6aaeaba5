import type { FieldError } from '../../../contract/schema/errors';
import type { Dialect, Refusal } from '../../engine/declaration/dialect';
import type { Names } from './names';

interface Spring {
  readonly message?: string;
  readonly errors?: readonly { readonly field?: string; readonly defaultMessage?: string }[];
}

interface JsonApi {
  readonly errors?: readonly {
    readonly detail?: string;
    readonly title?: string;
    readonly source?: { readonly pointer?: string };
  }[];
}

const said = (entries: readonly (readonly [string | undefined, string | undefined])[]): FieldError[] =>
  entries.flatMap(([field, message]) => (field && message ? [{ field, message }] : []));

const readers: Readonly<Record<NonNullable<Dialect['errors']>, (body: unknown, names: Names) => Refusal>> = {
  spring(body, names) {
    const { message, errors = [] } = (body ?? {}) as Spring;
    const fields = errors.map(
      ({ field, defaultMessage }) => [field && (names.field(field) ?? field), defaultMessage] as const,
    );
    return { ...(message && { detail: message }), errors: said(fields) };
  },
  jsonapi(body, names) {
    const { errors = [] } = (body ?? {}) as JsonApi;
    const fields = errors.map(({ source, detail, title }) => {
      const wire = source?.pointer?.split('/').at(-1);
      return [wire && (names.field(wire) ?? wire), detail ?? title] as const;
    });
    const whole = errors.find(({ source }) => !source?.pointer);
    const detail = whole?.detail ?? whole?.title;
    return { ...(detail && { detail }), errors: said(fields) };
  },
};

/** Returns the function that reads the provider's error bodies; undefined if they have our own format. */
export function refusalReader({ errors }: Dialect, names: Names): ((body: unknown) => Refusal) | undefined {
  return errors && ((body) => readers[errors](body, names));
}
