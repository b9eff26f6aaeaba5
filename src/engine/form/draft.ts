import type { Field } from '../../../contract/schema/fields';
import { same } from '../../api/same';
import { DRAFTS } from '../../session/drafts';
import type { FormValues } from './formKinds';
import type { FormSpec } from './formSpec';
import { membersOf, toForm } from './formValues';
import { type Merge, merge } from './merge';

/** What of a form its draft needs to know. */
type Drafted = Pick<FormSpec, 'inputs' | 'fields'> & { readonly resource: { readonly name: string } };

/** What was typed into some inputs and not saved, and what had been there. */
interface Draft {
  readonly base: FormValues;
  readonly mine: FormValues;
}

type Known = Readonly<Record<string, unknown>>;

/**
 * The draft of one form for one person, in this tab only. What is marked as special (health and the like)
 * is never kept, nor are files, for which there is no room. A browser that keeps nothing is no reason to stop.
 *
 * @param record its id; empty for a new one
 */
export function draftOf(spec: Drafted, person: string, record: string) {
  const key = `${DRAFTS}${person}/${spec.resource.name}/${record}`;
  const kept = spec.inputs.filter((name) => !isUnkept(spec.fields[name]));

  return {
    /** Keeps what differs from the record; nothing differs: forgets it. */
    keep(base: Known, values: FormValues): void {
      const before = toForm(spec, base);
      const changed = kept.filter((name) => !same(values[name], before[name]));
      const some = (of: FormValues) => Object.fromEntries(changed.map((name) => [name, of[name] ?? '']));
      const draft: Draft = { base: some(before), mine: some(values) };
      if (changed.length === 0) this.forget();
      else attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
    },

    /** What was kept, put together with the record as it is now; undefined when there is nothing. */
    found(record: Known): Merge | undefined {
      const text = attempt(() => sessionStorage.getItem(key));
      const draft = text && attempt(() => JSON.parse(text) as Draft);
      if (!draft) return undefined;
      const now = toForm(spec, record);
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

/** Whether a field, or one inside it, must not be written anywhere. */
function isUnkept(field: Field | undefined): boolean {
  if (!field) return false;
  const inside = Object.values(membersOf(field) ?? {});
  const inList = field.kind === 'list' && isUnkept(field.of);
  const isFile = field.kind === 'file' || field.kind === 'attachment';
  return field.privacy === 'special' || isFile || inList || inside.some(isUnkept);
}

function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
