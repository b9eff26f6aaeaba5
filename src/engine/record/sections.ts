import type { Resource } from '../declaration/defineResource';

/** Some of the inputs and facts of a record that stand together: on a tab, or above all tabs. */
export interface Section {
  /** Undefined above the tabs. */
  readonly tab: string | undefined;
  readonly inputs: readonly string[];
  readonly facts: readonly string[];
}

/**
 * Where inputs and facts stand, in the order in which they are read: those on no tab, then tab by tab. A tab
 * with nothing on it is left out.
 */
export function sectionsOf(
  { form }: Resource,
  inputs: readonly string[],
  facts: readonly string[],
): readonly Section[] {
  const tabs = Object.entries(form.tabs ?? {});
  const placed = new Set(tabs.flatMap(([, names]) => names as readonly string[]));
  const loose = (name: string) => !placed.has(name);
  const sections = [
    { tab: undefined, inputs: inputs.filter(loose), facts: facts.filter(loose) },
    ...tabs.map(([tab, names]) => ({
      tab,
      inputs: names.filter((name) => inputs.includes(name)),
      facts: names.filter((name) => facts.includes(name)),
    })),
  ];
  return sections.filter(({ inputs: asked, facts: shown }) => asked.length + shown.length > 0);
}

/** The tab that an input stands on, or the input that it is inside. */
export const tabOf = (sections: readonly Section[], name: string): string | undefined =>
  sections.find(({ inputs }) => inputs.includes(name.split('.')[0] ?? name))?.tab;
