import type { Resource } from '../declaration/defineResource';

/** A group of inputs and facts of a record: on a tab, or above all tabs. */
export interface Section {
  /** Undefined for the group above the tabs. */
  readonly tab: string | undefined;
  readonly inputs: readonly string[];
  readonly facts: readonly string[];
}

/** Groups inputs and facts in reading order: those on no tab, then tab by tab. An empty tab is omitted. */
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

/** Returns the tab of an input, also for a nested one. */
export const tabOf = (sections: readonly Section[], name: string): string | undefined =>
  sections.find(({ inputs }) => inputs.includes(name.split('.')[0] ?? name))?.tab;
