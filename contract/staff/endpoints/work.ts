import { endpoint } from '../../schema/endpoint';
import { fields } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { UUID } from '../../values/uuid';
import { pageFields, pageOf } from '../operatorPages';
import { jobStates, mailStates, platformJobFields, platformMailFields } from '../platformWork';

const uuid = { kind: 'text', pattern: UUID } as const;
const one = fields({ id: { ...uuid, required: true } });
const job = { kind: 'record', required: true, of: platformJobFields } as const;
const mail = { kind: 'record', required: true, of: platformMailFields } as const;

export const platformJobList = endpoint({
  id: 'platformJobList',
  method: 'GET',
  path: '/api/operator/jobs',
  calls: [],
  about: 'Lists the background jobs, waiting, failed with the reason, and recurring, a page at a time',
  access: ['platformJob', 'list'],
  effect: 'read',
  query: fields({
    id: uuid,
    state: { kind: 'choice', of: jobStates },
    ...searched,
    ...sortedBy('dueAt', 'name', 'parkedAt', 'attempts'),
    ...pageFields,
  }),
  response: pageOf(job),
});

export const platformJobRetry = endpoint({
  id: 'platformJobRetry',
  method: 'POST',
  path: '/api/operator/jobs/{id}/retry',
  calls: [],
  about: 'Retries a failed job at once, with the full number of attempts',
  access: ['platformJob', 'retry'],
  effect: 'command',
  params: one,
  response: job,
  errors: ['notFound', 'conflict'],
});

export const platformMailList = endpoint({
  id: 'platformMailList',
  method: 'GET',
  path: '/api/operator/mails',
  calls: [],
  about:
    'Lists the mails waiting, sent and given up with the reason, without their text, a page at a time; counts at most 100,000',
  access: ['platformMail', 'list'],
  effect: 'read',
  query: fields({
    id: uuid,
    school: { kind: 'text', max: 7 },
    state: { kind: 'choice', of: mailStates },
    ...searched,
    ...sortedBy('createdAt', 'recipient', 'school', 'sentAt'),
    ...pageFields,
  }),
  response: pageOf(mail),
});

export const platformMailRetry = endpoint({
  id: 'platformMailRetry',
  method: 'POST',
  path: '/api/operator/mails/{id}/retry',
  calls: [],
  about: 'Sends a mail that was given up or waits for its next attempt, at once; possible for thirty days',
  access: ['platformMail', 'retry'],
  effect: 'command',
  params: one,
  response: mail,
  errors: ['notFound', 'conflict'],
});

/** Endpoints for background jobs and mails. */
export const platformWorkEndpoints = [
  platformJobList,
  platformJobRetry,
  platformMailList,
  platformMailRetry,
] as const;
