import type { Field } from '../../../contract/schema/fields';
import { same } from '../../api/same';
import { DRAFTS } from '../../session/drafts';
import type { FormValues } from './formKinds';
import type { FormSpec } from './formSpec';
import { membersOf } from './formValues';
import { type Merge, merge } from './merge';

/** The parts of a form that its draft needs. */
type Drafted = Pick<FormSpec, 'inputs' | 'fields'> & { readonly resource: { readonly name: string } };

/** The unsaved values of some inputs, with the values that the record had. */
interface Draft {
  readonly base: FormValues;
  readonly mine: FormValues;
}

/**
 * Manages the draft of one form for one person, in this tab only. Secrets and fields marked as special (health and the
 * like) are never kept, nor are files, which would take too much space. A failing storage is ignored.
 *
 * @param record the id of the record; empty for a new record
 */
export function draftOf(spec: Drafted, person: string, record: string) {
  const key = `${DRAFTS}${person}/${spec.resource.name}/${record}`;
  const kept = spec.inputs.filter((name) => !isUnkept(spec.fields[name]));

  return {
    /** Keeps the values that differ from those of the record; deletes the draft if none differ. */
    keep(before: FormValues, values: FormValues): void {
      const changed = kept.filter((name) => !same(values[name], before[name]));
      const some = (of: FormValues) => Object.fromEntries(changed.map((name) => [name, of[name] ?? '']));
      const draft: Draft = { base: some(before), mine: some(values) };
      if (changed.length === 0) this.forget();
      else attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
    },

    /** Merges the draft with the current values of the record; undefined if there is no draft. */
    found(now: FormValues): Merge | undefined {
      const text = attempt(() => sessionStorage.getItem(key));
      const draft = text && attempt(() => JSON.parse(text) as Draft);
      if (!draft) return undefined;
      const some = (of: FormValues) =>
        Object.fromEntries(kept.filter((name) => name in of).map((name) => [name, of[name] ?? '']));
      return merge({ ...now, ...some(draft.base) }, { ...now, ...some(draft.mine) }, now);
    },

    forget(): void {
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

export type DraftOf = ReturnType<typeof draftOf>;

/** Returns true if a field, or one nested in it, must not be written to storage. */
function isUnkept(field: Field | undefined): boolean {
  if (!field) return false;
  const inside = Object.values(membersOf(field) ?? {});
  const inList = field.kind === 'list' && isUnkept(field.of);
  const isFile = field.kind === 'file' || field.kind === 'attachment';
  return field.secret === true || field.privacy === 'special' || isFile || inList || inside.some(isUnkept);
}

function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
