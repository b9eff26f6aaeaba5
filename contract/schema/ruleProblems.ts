import * as fieldsMessages from '../messages/it/fields';
import type { AnyRecord } from './anyRecord';
import type { FieldError } from './errors';
import { fieldMessage } from './fieldMessages';
import type { Fields } from './fields';
import type { AnyRules } from './rules';
import { matches, type Viewer } from './where';

/** Tells whether a field is asked for, given the other fields of a record. */
export const isAsked = ({ asked }: AnyRules, name: string, record: AnyRecord, viewer: Viewer): boolean =>
  matches(asked?.[name] ?? {}, record, viewer);

/** Tells whether the other fields of a record make a field required. */
export function isRequired({ required }: AnyRules, name: string, record: AnyRecord, viewer: Viewer): boolean {
  const where = required?.[name];
  return where !== undefined && matches(where, record, viewer);
}

/** Returns the errors of the rules between the fields of a record. Empty if the record is valid. */
export function ruleProblems(
  rules: AnyRules,
  of: Fields,
  record: AnyRecord,
  viewer: Viewer,
): readonly FieldError[] {
  const empty = (name: string) => isEmpty(record[name]);
  const uncalledFor = Object.keys(rules.asked ?? {})
    .filter((name) => !empty(name) && !isAsked(rules, name, record, viewer))
    .map((field) => ({ field, message: fieldsMessages.notAsked }));
  const missing = Object.keys(rules.required ?? {})
    .filter((name) => empty(name) && isRequired(rules, name, record, viewer))
    .flatMap((field) => (of[field] ? [{ field, message: fieldMessage(of[field], 'required') }] : []));
  const refused = (rules.checks ?? [])
    .filter(({ on, when, where }) => {
      if (empty(on) || (when && !matches(when, record, viewer))) return false;
      return !matches(where, record, viewer);
    })
    .map(({ on, say }) => ({ field: on, message: say }));
  return [...uncalledFor, ...missing, ...refused];
}

/** `false` counts as empty, because it is the value of a switch that is off. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);
