import { CUSTOMER_CODE } from '../constants';
import { CONTRACT_FILE_LIMIT } from '../contracts/endpoints';
import { procedureCalls } from '../procedures/procedureCalls';
import { endpoint } from '../schema/endpoint';
import { fields } from '../schema/fields';
import { documentAnswer } from '../schema/fileAnswer';
import { onlineSignatureFields, signatureAnswer } from '../signing/signing';
import {
  bandFields,
  customerFields,
  orderFields,
  orderRequestFields,
  renewableFields,
  tenderFields,
  tenderRules,
} from './order';
import { orderProcedures } from './procedure';

const BASE = '/api/customers';
const read = ['order', 'read'] as const;
const update = ['order', 'update'] as const;
const reading = { access: read, effect: 'read' } as const;
const flag = { kind: 'choice', required: true, of: ['true', 'false'] } as const;
const ofKind = fields({ isServizi: flag });
const request = { kind: 'record', required: true, of: orderRequestFields } as const;
const order = { kind: 'record', required: true, of: orderFields } as const;
const known = { kind: 'record', of: orderFields } as const;
const list = {
  kind: 'list',
  required: true,
  of: { kind: 'record', required: true, of: renewableFields },
} as const;
const code = { kind: 'text', required: true, pattern: CUSTOMER_CODE } as const;
const signErrors = ['notFound', 'conflict', 'signatureRefused', 'unavailable'] as const;

/** Endpoints of the procedures for renewing contracts and services. */
export const contractRenewalCalls = procedureCalls(orderProcedures.contractRenewal, {
  path: `${BASE}/contracts/pratica`,
  id: 'contractRenewal',
  about: 'the renewal of contracts',
  read,
  update,
});
export const serviceRenewalCalls = procedureCalls(orderProcedures.serviceRenewal, {
  path: `${BASE}/services/pratica`,
  id: 'serviceRenewal',
  about: 'the renewal of services',
  read,
  update,
});

export const renewalProducts = endpoint({
  id: 'renewalProducts',
  method: 'GET',
  path: `${BASE}/contracts`,
  calls: ['EP-042', 'EP-199'],
  about:
    'Lists the contracts that the school can renew, with the fees of the requested band; of the school’s own band by default',
  ...reading,
  query: bandFields,
  response: list,
});

export const renewalProductsOfBand = endpoint({
  id: 'renewalProductsOfBand',
  method: 'POST',
  path: `${BASE}/contracts`,
  calls: ['EP-049'],
  about: 'The contracts, or services, that the school can renew, with the fees of the band that is sent',
  ...reading,
  query: ofKind,
  response: list,
  body: { kind: 'record', required: true, of: bandFields },
});

export const renewalServices = endpoint({
  id: 'renewalServices',
  method: 'GET',
  path: `${BASE}/services`,
  calls: ['EP-057', 'EP-200'],
  about: 'The services that the school can renew',
  ...reading,
  response: list,
});

export const renewalMovements = endpoint({
  id: 'renewalMovements',
  method: 'GET',
  path: `${BASE}/movimenti`,
  calls: ['EP-052', 'EP-201'],
  about: 'Lists the provider’s notes on the products to renew; N marks products that the school declined',
  ...reading,
  query: ofKind,
  response: list,
});

export const renewalCustomer = endpoint({
  id: 'renewalCustomer',
  method: 'GET',
  path: `${BASE}/contracts/anagrafe`,
  calls: ['EP-055', 'EP-202'],
  about: 'The record of the school as a customer',
  ...reading,
  response: { kind: 'record', required: true, of: customerFields },
});

export const renewalLetter = endpoint({
  id: 'renewalLetter',
  method: 'GET',
  path: `${BASE}/contracts/informativa`,
  calls: [],
  about: 'The information letter about the renewal: one for schools, one for private customers',
  ...reading,
  response: documentAnswer,
});

export const renewalState = endpoint({
  id: 'renewalState',
  method: 'GET',
  path: `${BASE}/contracts/stato`,
  calls: ['EP-043', 'EP-203'],
  about: 'Returns the order of the school and its state; empty if there is none',
  ...reading,
  query: ofKind,
  response: known,
});

export const renewalConfirm = endpoint({
  id: 'renewalConfirm',
  method: 'PUT',
  path: `${BASE}/contracts`,
  calls: ['EP-053', 'EP-206'],
  about: 'Confirms a quote; refused if the amounts differ from those that the server computes',
  access: update,
  effect: 'command',
  body: request,
  errors: ['conflict'],
});

export const renewalCreate = endpoint({
  id: 'renewalCreate',
  method: 'POST',
  path: `${BASE}/stato/create`,
  calls: ['EP-050', 'EP-204'],
  about:
    'Places the confirmed order; if the same order is sent again, returns the result of the first request',
  access: update,
  effect: 'command',
  query: ofKind,
  body: request,
  response: order,
  errors: ['conflict'],
});

export const renewalUpdate = endpoint({
  id: 'renewalUpdate',
  method: 'PUT',
  path: `${BASE}/stato`,
  calls: ['EP-051'],
  about: 'Changes how a waiting order is placed: through MEPA, or with the data of a tender',
  access: update,
  effect: 'command',
  query: ofKind,
  response: order,
  body: { kind: 'record', required: true, of: tenderFields, rules: tenderRules },
  errors: ['notFound', 'conflict'],
});

export const renewalDelete = endpoint({
  id: 'renewalDelete',
  method: 'DELETE',
  path: `${BASE}/contracts`,
  calls: ['EP-044', 'EP-205'],
  about: 'Withdraws an order, or dismisses a completed one, and restarts the procedure',
  access: update,
  effect: 'command',
  query: ofKind,
  errors: ['notFound', 'conflict'],
});

export const renewalPrint = endpoint({
  id: 'renewalPrint',
  method: 'POST',
  path: `${BASE}/{code}/contracts/print`,
  calls: ['EP-054'],
  about: 'The quote as a PDF',
  ...reading,
  params: fields({ code }),
  body: request,
  response: documentAnswer,
  errors: ['conflict', 'notFound'],
});

export const customersArea = endpoint({
  id: 'customersArea',
  method: 'GET',
  path: `${BASE}/{code}/area-amministrativa/`,
  calls: ['EP-056', 'EP-207'],
  about: 'Returns the address of the customer area, to be opened in a separate window',
  ...reading,
  params: fields({ code }),
  errors: ['notFound'],
  response: { kind: 'record', required: true, of: fields({ url: { kind: 'text', required: true } }) },
});

export const renewalSignOnline = endpoint({
  id: 'renewalSignOnline',
  method: 'POST',
  path: `${BASE}/contracts/stato/firma-online`,
  calls: ['EP-045'],
  about: 'Has the contract of the order signed by a service',
  access: ['order', 'sign'],
  effect: 'command',
  query: ofKind,
  response: signatureAnswer,
  body: { kind: 'record', required: true, of: onlineSignatureFields },
  errors: [...signErrors, 'tooManyRequests'],
});

export const renewalSignOffline = endpoint({
  id: 'renewalSignOffline',
  method: 'POST',
  path: `${BASE}/contracts/stato/firma-offline`,
  calls: ['EP-048'],
  about: 'Accepts the contract of the order as a file that was signed elsewhere',
  access: ['order', 'sign'],
  effect: 'command',
  response: signatureAnswer,
  body: { kind: 'record', required: true, of: ofKind },
  upload: { max: CONTRACT_FILE_LIMIT },
  errors: signErrors,
});

/** Endpoints for renewals. */
export const renewalEndpoints = [
  ...[renewalProducts, renewalProductsOfBand, renewalServices, renewalMovements, renewalCustomer],
  ...[renewalLetter, renewalState, renewalConfirm, renewalCreate, renewalUpdate],
  ...[renewalDelete, renewalPrint],
  ...[customersArea, renewalSignOnline, renewalSignOffline],
  ...Object.values(contractRenewalCalls),
  ...Object.values(serviceRenewalCalls),
] as const;
