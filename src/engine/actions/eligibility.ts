import { brokenRule } from '../../../contract/schema/actionRule';
import type { Viewer } from '../../../contract/schema/where';
import type { Rule } from '../declaration/action';

/** The chosen records that are eligible for an action, and those left out, by rule. */
export interface Eligibility<R> {
  readonly chosen: number;
  readonly eligible: readonly R[];
  readonly leftOut: readonly { readonly rule: Rule<R>; readonly rows: readonly R[] }[];
}

/** Splits the chosen records into eligible ones and those left out, grouped by the rule that excludes them. */
export function eligibility<R extends object>(
  rules: readonly Rule<R>[],
  rows: readonly R[],
  viewer: Viewer,
): Eligibility<R> {
  const eligible: R[] = [];
  const broken = new Map<Rule<R>, R[]>();
  for (const row of rows) {
    const rule = brokenRule(rules, row, viewer);
    const group = rule ? (broken.get(rule) ?? []) : eligible;
    group.push(row);
    if (rule) broken.set(rule, group);
  }
  const leftOut = rules.flatMap((rule) => {
    const out = broken.get(rule);
    return out ? [{ rule, rows: out }] : [];
  });
  return { chosen: rows.length, eligible, leftOut };
}
