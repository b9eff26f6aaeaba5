import * as resizingMessages from '../messages/it/resizing';
import { BACK, CHANGE, NEXT, procedure } from '../procedures/procedure';
import type { FieldError } from '../schema/errors';
import {
  headFields,
  isSingle,
  type Placement,
  placementFields,
  type ResizingApplication,
  resizingApplications,
} from './resizing';

/** Resizing of the merged school (flow 6): the choices, the document, its signature. */
export const mergedSchool = procedure({
  name: 'resizing',
  summary: 'documento',
  steps: {
    informativa: {},
    ds: { fields: headFields },
    applicativi: { fields: placementFields },
    documento: { status: 'CREATED' },
    firma: { status: 'CREATED' },
    riepilogo: { status: 'COMPLETED' },
  },
  table: [
    { at: 'informativa', event: NEXT, to: 'ds' },
    { at: 'ds', event: BACK, to: 'informativa' },
    { at: 'ds', event: NEXT, guard: 'head', to: 'applicativi' },
    { at: 'applicativi', event: BACK, to: 'ds' },
    { at: 'applicativi', event: 'send', guard: 'everyPlace', effect: 'send', to: 'documento', own: true },
    { at: 'documento', event: CHANGE, guard: 'everyPlace', effect: 'send', to: 'documento' },
    { at: 'documento', event: 'cancel', effect: 'forget', to: 'informativa', own: true, cancels: true },
    { at: 'documento', event: 'sign', to: 'firma' },
    { at: 'firma', event: BACK, to: 'documento' },
    { at: 'firma', event: 'signed', effect: 'complete', to: 'riepilogo', own: true },
    { at: 'documento', event: 'signed', effect: 'complete', to: 'riepilogo', own: true },
  ],
});

/** Resizing of the receiving school (flow 7); it is finished once all its answers are given. */
export const receivingSchool = procedure({
  name: 'receiving',
  steps: { informativa: { status: 'TOBEGIN' }, applicativi: { status: 'STARTED' } },
  table: [
    { at: 'informativa', event: NEXT, to: 'applicativi' },
    { at: 'applicativi', event: 'answer', effect: 'answer', to: 'applicativi', own: true },
  ],
});

/** Returns the applications of a school for which a receiving school is chosen, in order. */
export const applicationsToPlace = (
  licences: readonly string[],
  ceased: boolean,
): readonly ResizingApplication[] =>
  resizingApplications.filter((code) => licences.includes(code.toUpperCase()) && (ceased || !isSingle(code)));

/** Error messages, verbatim from the specification. */
export const ONE_SCHOOL = resizingMessages.oneSchool;
export const SOME_SCHOOLS = resizingMessages.someSchools;
export const NO_OPTION = resizingMessages.noOption;

/** Returns the schools chosen for an application: none, one or several. */
export function placesOf(placement: Partial<Placement>, code: ResizingApplication): readonly string[] {
  const chosen = placement[code];
  if (!chosen) return [];
  return typeof chosen === 'string' ? [chosen] : chosen;
}

/** Returns an error for each application that needs a receiving school and has none. */
export const placementProblems = (
  placement: Partial<Placement>,
  needed: readonly ResizingApplication[],
): readonly FieldError[] =>
  needed
    .filter((code) => placesOf(placement, code).length === 0)
    .map((code) => ({ field: code, message: isSingle(code) ? ONE_SCHOOL : SOME_SCHOOLS }));
