import { auditArchived, auditCounts, auditList, auditRead } from '../../../contract/audit/endpoints';
import { archivedUntil } from '../../audit/archive/archivedUntil';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { countEntries, findEntries, NEWEST_FIRST, readEntry } from './auditStore';
import { entryAsRead } from './entryAsRead';

const PER_PAGE = '25';

export const list = implement(auditList, async ({ tx, viewer }, { params, query }) => {
  const { page, perPage, sort, ...filter } = query;
  const size = Number(perPage ?? PER_PAGE);
  const wanted = { skip: (Number(page ?? 1) - 1) * size, size };
  const found = await findEntries(tx, params.customerCode, filter, sort ?? NEWEST_FIRST, wanted);
  return { ...found, data: found.data.map((entry) => entryAsRead(entry, viewer)) };
});

export const counts = implement(auditCounts, ({ tx }, { params, query }) =>
  countEntries(tx, params.customerCode, query),
);

export const archived = implement(auditArchived, async ({ tx, config }, { params }) => ({
  until: await archivedUntil(tx, params.customerCode),
  contact: config.supportContact,
}));

export const read = implement(auditRead, async ({ tx, viewer }, { params }) => {
  const entry = await readEntry(tx, params.customerCode, Number(params.seq));
  if (!entry) throw new Refusal('notFound');
  return entryAsRead(entry, viewer);
});
