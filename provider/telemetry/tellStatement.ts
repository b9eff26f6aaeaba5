import type { Tracing } from './tracing';

const VERB = /^\W*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)"?/i;

/** Records database statements as spans of the work that issued them; statements outside any span are not recorded. */
export const tellStatement =
  (tracing: Tracing) =>
  (text: string, milliseconds: number, failure?: string): void => {
    const verb = (VERB.exec(text)?.[1] ?? 'statement').toUpperCase();
    const [, table] = TABLE.exec(text) ?? [];
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      'db.collection.name': table,
      'db.query.text': text,
    };
    tracing.ended(
      { name: table ? `${verb} ${table}` : verb, kind: 'client', attributes },
      milliseconds,
      failure,
    );
  };
