import { afterAll, describe, expect, it } from 'vitest';
import { openapi } from '../../../contract/openapi';
import { type StoredEntity, storedCalls } from '../../../contract/storing/stored';
import { examples } from '../../../examples/entities';
import {
  ticketComments as storedComments,
  tickets as storedTickets,
} from '../../../examples/tickets/tickets';
import { trips as storedSchoolTrips } from '../../../examples/trips/trips';
import { contractDrifts } from '../../../src/development/contract/contractDrifts';
import { declaredInMenu, menuItems } from '../../../src/layout/menuItems';
import { adding, isKept, keepStored } from '../../fixtures/keepStored';
import { storedJourneys } from '../../fixtures/reference/storedJourneys';
import { storedLoans } from '../../fixtures/reference/storedLoans';
import { notices as storedNotices } from '../../fixtures/reference/storedNotices';
import { storedPapers } from '../../fixtures/reference/storedPapers';
import { storedTrips } from '../../fixtures/reference/storedTrips';
import { listAccessibilityChecks } from '../../fixtures/suites/accessibilityChecks';
import { actionChecks } from '../../fixtures/suites/actionChecks';
import { concerning } from '../../fixtures/suites/check';
import { createChecks } from '../../fixtures/suites/createChecks';
import { listChecks } from '../../fixtures/suites/listChecks';
import { permissionChecks } from '../../fixtures/suites/permissionChecks';
import { recordChecks } from '../../fixtures/suites/recordChecks';
import { removalChecks } from '../../fixtures/suites/removalChecks';
import { rowChecks } from '../../fixtures/suites/rowChecks';
import { togetherChecks } from '../../fixtures/suites/togetherChecks';
import { toolChecks } from '../../fixtures/suites/toolChecks';

const undo = [
  storedTrips,
  storedNotices,
  storedPapers,
  storedLoans,
  storedJourneys,
  ...(examples as unknown as StoredEntity[]),
]
  .filter((entity) => !isKept(entity))
  .map(keepStored);
// Imported only now, because screens can only be declared for resources in contract/stored.
const { notices } = await import('../../fixtures/reference/noticesScreen');
const { journeys } = await import('../../fixtures/reference/journeys');
const { loans } = await import('../../fixtures/reference/loans');
const { ticketComments, tickets } = await import('../../../examples/tickets/ticketsScreen');
const { trips: schoolTrips } = await import('../../../examples/trips/tripsScreen');
const { trips } = await import('../../fixtures/reference/trips');
undo.push(
  adding(menuItems, [trips, loans, notices, tickets, schoolTrips, journeys].map(declaredInMenu) as never[]),
);

/** Suites for which the kind of a field decides what is displayed, announced and typed. */
const ofFields = {
  list: listChecks,
  accessibility: listAccessibilityChecks,
  record: [...recordChecks, ...togetherChecks],
  create: createChecks,
};
const suites = {
  ...ofFields,
  tools: toolChecks,
  actions: actionChecks,
  permissions: permissionChecks,
  removal: removalChecks,
};
/**
 * One resource with every feature, one with only files and references to another, the tutorial's, the examples, whose
 * rules depend on the person, and one whose list the provider pages:
 * what holds for them holds for any declared resource.
 */
const declared = [
  [trips, storedTrips, suites] as const,
  [loans, storedLoans, suites] as const,
  [notices, storedNotices, suites] as const,
  [tickets, storedTickets, suites] as const,
  [ticketComments, storedComments, { row: rowChecks }] as const,
  [schoolTrips, storedSchoolTrips, { create: createChecks }] as const,
  [
    journeys,
    storedJourneys,
    { list: listChecks, row: rowChecks, tools: toolChecks, actions: actionChecks },
  ] as const,
];

afterAll(() => {
  for (const one of undo.reverse()) one();
});

describe.each(declared.map(([resource, ...one]) => [resource.name, resource, ...one] as const))(
  '%s',
  (_name, resource, entity, tried) => {
    it('is what the provider documents', () => {
      const document = JSON.parse(JSON.stringify(openapi(storedCalls(entity))));
      expect(contractDrifts(resource, document)).toEqual([]);
    });

    const concerned = Object.entries(tried)
      .map(([suite, checks]) => [suite, concerning(checks, resource)] as const)
      .filter(([, checks]) => checks.length > 0);
    describe.each(concerned)('%s', (_suite, checks) => {
      it.each(checks)('%s', (_says, holds) => holds(resource));
    });
  },
);
