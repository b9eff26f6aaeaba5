import { CUSTOMER_CODE } from '../constants';
import { contractTypes } from '../contracts/contractDocument';
import { CONTRACT_FILE_LIMIT } from '../contracts/endpoints';
import { procedureCalls } from '../procedures/procedureCalls';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { documentAnswer } from '../schema/fileAnswer';
import { onlineSignatureFields, signatureAnswer } from '../signing/signing';
import { orderFields, orderRequestFields, renewableFields } from './order';
import { orderProcedures } from './procedure';

const BASE = '/api/customers/ripristini';
const read = ['order', 'read'] as const;
const update = ['order', 'update'] as const;
const reading = { access: read, effect: 'read' } as const;
const flag = { kind: 'choice', required: true, of: ['true', 'false'] } as const;
const ofKind = fields({ isServizi: flag });
const fileName = { kind: 'text', required: true, max: 120 } as const;
const request = { kind: 'record', required: true, of: orderRequestFields } as const;
const year = fields({ anno: { kind: 'text', required: true, pattern: /^\d{4}$/ } });
const signErrors = ['notFound', 'conflict', 'signatureRefused', 'unavailable'] as const;

/** Endpoints of the procedures for restoring contracts and services. */
export const contractRestorationCalls = procedureCalls(orderProcedures.contractRestoration, {
  path: `${BASE}/contratti/pratica`,
  id: 'contractRestoration',
  about: 'the restoration of contracts',
  read,
  update,
});
export const serviceRestorationCalls = procedureCalls(orderProcedures.serviceRestoration, {
  path: `${BASE}/servizi/pratica`,
  id: 'serviceRestoration',
  about: 'the restoration of services',
  read,
  update,
});

export const restorationProducts = endpoint({
  id: 'restorationProducts',
  method: 'GET',
  path: BASE,
  calls: ['EP-198'],
  about: 'The contracts, or services, of the school that have lapsed and can be restored',
  ...reading,
  query: ofKind,
  response: { kind: 'list', required: true, of: { kind: 'record', required: true, of: renewableFields } },
});

export const restorationState = endpoint({
  id: 'restorationState',
  method: 'GET',
  path: `${BASE}/stato`,
  calls: ['EP-196'],
  about: 'Returns the order of the school and its state; an empty string if there is none',
  ...reading,
  query: ofKind,
  response: { kind: 'record', of: orderFields },
});

export const restorationCreate = endpoint({
  id: 'restorationCreate',
  method: 'POST',
  path: `${BASE}/stato/create`,
  calls: ['EP-195'],
  about: 'Orders a restoration; if the same order is sent again, returns the result of the first request',
  access: update,
  effect: 'command',
  query: ofKind,
  body: request,
  errors: ['conflict'],
  response: { kind: 'record', required: true, of: orderFields },
});

export const restorationDelete = endpoint({
  id: 'restorationDelete',
  method: 'DELETE',
  path: BASE,
  calls: ['EP-197'],
  about: 'Withdraws an order, or dismisses a completed one, and restarts the procedure',
  access: update,
  effect: 'command',
  query: ofKind,
  errors: ['notFound', 'conflict'],
});

export const restorationPrint = endpoint({
  id: 'restorationPrint',
  method: 'POST',
  calls: ['EP-194'],
  path: '/api/customers/{customerCode}/ripristini/print',
  about: 'The quote as a PDF',
  ...reading,
  body: request,
  response: documentAnswer,
  errors: ['conflict', 'notFound'],
  params: fields({ customerCode: { kind: 'text', required: true, pattern: CUSTOMER_CODE } }),
});

export const restorationSignOnline = endpoint({
  id: 'restorationSignOnline',
  method: 'POST',
  calls: ['EP-193'],
  path: `${BASE}/stato/firma-online/{anno}`,
  about: 'Has the contract of the order signed by a service',
  access: ['order', 'sign'],
  effect: 'command',
  params: year,
  response: signatureAnswer,
  query: fields({ isServizi: flag, fileName }),
  body: { kind: 'record', required: true, of: onlineSignatureFields },
  errors: [...signErrors, 'tooManyRequests'],
});

export const restorationSignOffline = endpoint({
  id: 'restorationSignOffline',
  method: 'POST',
  calls: ['EP-192'],
  path: `${BASE}/stato/firma-offline/{anno}`,
  about: 'Accepts the contract of the order as a file that was signed elsewhere',
  access: ['order', 'sign'],
  effect: 'command',
  params: year,
  response: signatureAnswer,
  body: {
    kind: 'record',
    required: true,
    of: fields({ type: { kind: 'choice', required: true, of: contractTypes }, fileName, isServizi: flag }),
  },
  upload: { max: CONTRACT_FILE_LIMIT },
  errors: signErrors,
});

/** Endpoints for restorations. */
export const restorationEndpoints = [
  ...[restorationProducts, restorationState, restorationCreate, restorationDelete, restorationPrint],
  ...[restorationSignOnline, restorationSignOffline],
  ...Object.values(contractRestorationCalls),
  ...Object.values(serviceRestorationCalls),
] as const;
