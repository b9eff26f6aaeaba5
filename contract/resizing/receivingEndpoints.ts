import { CUSTOMER_CODE } from '../constants';
import { procedureCalls } from '../procedures/procedureCalls';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { receivingSchool } from './procedure';
import { comparisonFields, mergedSchoolFields, receivingStates } from './resizing';

const THERE = '/api/accorpamento';
const read = ['resizing', 'read'] as const;
const update = ['resizing', 'update'] as const;

export const receivingCalls = procedureCalls(receivingSchool, {
  path: `${THERE}/pratica`,
  id: 'receiving',
  about: 'the resizing of the receiving school',
  read,
  update,
});

const entries = {
  kind: 'list',
  required: true,
  of: { kind: 'record', required: true, of: mergedSchoolFields },
} as const;

export const receivingStatus = endpoint({
  id: 'receivingStatus',
  method: 'GET',
  path: `${THERE}/stato`,
  calls: ['EP-025', 'EP-093'],
  about: 'Returns the progress of the receiving school; an empty string if no school is merged into it',
  access: read,
  effect: 'read',
  response: { kind: 'record', of: { status: { kind: 'choice', required: true, of: receivingStates } } },
});

export const receivingSchools = endpoint({
  id: 'receivingSchools',
  method: 'GET',
  path: `${THERE}/scuole`,
  calls: ['EP-094'],
  about:
    'Lists the schools that are merged into the caller’s, with the applications whose data they hand over',
  access: read,
  effect: 'read',
  response: entries,
});

export const receivingSummary = endpoint({
  id: 'receivingSummary',
  method: 'GET',
  path: `${THERE}/riepilogo`,
  calls: ['EP-095'],
  about:
    'Returns the merged schools and their applications with the answers, once every application is accepted or refused',
  access: read,
  effect: 'read',
  response: entries,
  errors: ['notFound'],
});

export const receivingAnswer = endpoint({
  id: 'receivingAnswer',
  method: 'POST',
  path: `${THERE}/scelte`,
  calls: ['EP-096'],
  about:
    'Accepts or refuses applications of merged schools; those sent as PENDING remain open, and earlier answers cannot be changed',
  access: update,
  effect: 'command',
  response: entries,
  errors: ['notFound', 'conflict'],
  body: {
    kind: 'list',
    required: true,
    min: 1,
    max: 50,
    of: { kind: 'record', required: true, of: mergedSchoolFields },
  },
});

export const resizingComparison = endpoint({
  id: 'resizingComparison',
  method: 'GET',
  path: `${THERE}/confronto/{scuola}`,
  calls: [],
  about: 'Compares two schools of a resizing by application, with the state after the merger',
  access: read,
  effect: 'read',
  errors: ['notFound'],
  params: fields({
    scuola: { kind: 'text', required: true, pattern: CUSTOMER_CODE, about: 'customer code' },
  }),
  response: { kind: 'record', required: true, of: comparisonFields },
});

/** Endpoints for the resizing of the receiving school. */
export const receivingEndpoints = [
  ...[receivingStatus, receivingSchools, receivingSummary, receivingAnswer, resizingComparison],
  ...Object.values(receivingCalls),
] as const;
