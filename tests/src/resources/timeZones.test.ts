import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serviceYear } from '../../../contract/orders/serviceYear';
import type { Field } from '../../../contract/schema/fields';
import { resolve } from '../../../contract/schema/where';
import { addDays, addMonths, dayInRome, showInstant } from '../../../contract/values/dates';
import type { Resource, Row } from '../../../src/engine/declaration/defineResource';
import { formKind } from '../../../src/engine/form/formKinds';
import { kinds } from '../../../src/engine/record/kinds';
import { resources } from '../../../src/resources';
import { fake } from '../../fixtures/fake/fake';
import { drawnByEngine } from '../../fixtures/suites/drawnByEngine';
import { openList, openRecord, shownIds, shownRows } from '../../fixtures/suites/onScreen';

const ZONES = ['Europe/Rome', 'Pacific/Honolulu', 'Asia/Tokyo'];
/** Midnight in UTC of the days on which the clocks change in Rome in 2026. */
const CHANGES = ['2026-03-29T00:00:00.000Z', '2026-10-25T00:00:00.000Z'];
const HALF_HOUR = 30 * 60_000;

/** Every half hour from a day before a change until a day after it. */
const moments = CHANGES.flatMap((change) =>
  Array.from({ length: 145 }, (_, i) => new Date(Date.parse(change) + (i - 48) * HALF_HOUR).toISOString()),
);

const before = process.env.TZ;
const onMachineIn = (zone: string) => {
  process.env.TZ = zone;
};
afterEach(() => {
  process.env.TZ = before;
});

/** Returns the results of the date functions for each moment. */
function readings(): readonly unknown[] {
  return moments.map((moment) => {
    const day = dayInRome(moment);
    const asked = { kind: 'day' } satisfies Field;
    return [
      day,
      showInstant(moment),
      addDays(day, 1),
      addMonths(day, 7),
      serviceYear(moment),
      resolve({ today: { days: 1 } }, { now: new Date(moment) }),
      resolve({ now: { months: -1 } }, { now: new Date(moment) }),
      kinds.instant.text(moment, String),
      kinds.day.text(day, String),
      formKind(asked).fromForm(formKind(asked).toForm(day)),
    ];
  });
}

/** Returns invented records with dates and times around the clock changes. */
function records(resource: Resource): readonly Row[] {
  let at = 0;
  return fake(resource, 13, 9).map((row) => {
    const dated = Object.entries(resource.fields).flatMap(([name, { kind }]) => {
      if ((kind !== 'day' && kind !== 'instant') || resource.key.includes(name)) return [];
      at += 31;
      const moment = moments[at % moments.length] ?? '';
      return [[name, kind === 'day' ? dayInRome(moment) : moment]];
    });
    return { ...row, ...Object.fromEntries(dated) };
  });
}

/** Returns the texts of the list and the record page of a resource. */
async function shown(resource: Resource): Promise<unknown> {
  const rows = records(resource);
  await openList(resource, { rows });
  const list = [shownIds(resource), shownRows().map(({ textContent }) => textContent)];
  cleanup();
  await openRecord(resource, rows[0] as Row);
  // Lazily loaded parts of a page.
  await vi.dynamicImportSettled();
  await act(async () => undefined);
  const values = [...document.querySelectorAll('input, textarea')].map(
    (one) => (one as HTMLInputElement).value,
  );
  const page = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  cleanup();
  return { list, page, values };
}

describe('dates, around both changes of the clock', () => {
  it('are read on a machine in each of these zones, which tell the time otherwise', () => {
    const hours = ZONES.map((zone) => {
      onMachineIn(zone);
      return new Date('2026-03-29T00:30:00Z').getHours();
    });
    expect(hours).toEqual([1, 14, 9]);
  });

  it('are the same days and moments on all of them', () => {
    const [rome, ...others] = ZONES.map((zone) => {
      onMachineIn(zone);
      return readings();
    });
    for (const other of others) expect(other).toEqual(rome);
    // The skipped hour, and the repeated one.
    expect(showInstant('2026-03-29T01:00:00.000Z')).toBe('29/03/2026 03:00');
    expect(showInstant('2026-10-25T00:30:00.000Z')).toBe('25/10/2026 02:30');
    expect(showInstant('2026-10-25T01:30:00.000Z')).toBe('25/10/2026 02:30');
  });

  it.each(resources.filter(drawnByEngine).map((resource) => [resource.name, resource] as const))(
    'are shown alike by the screens of %s',
    async (_name, resource) => {
      // Some cells are loaded when they are first rendered.
      await shown(resource);
      const seen: unknown[] = [];
      for (const zone of ZONES) {
        onMachineIn(zone);
        seen.push(await shown(resource));
      }
      const [rome, ...others] = seen;
      for (const other of others) expect(other).toEqual(rome);
    },
  );
});
