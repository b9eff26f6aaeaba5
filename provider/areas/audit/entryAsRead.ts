import type { AuditEntry } from '../../../contract/audit/auditEntry';
import { asRead } from '../../../contract/schema/readRule';
import type { Viewer } from '../../../contract/schema/where';
import { storedNamed } from '../../../contract/storing/storedEntities';

/** Returns a line of the log without the fields of its record that the person may not read. */
export function entryAsRead(entry: AuditEntry, viewer: Viewer): AuditEntry {
  const reads = storedNamed(entry.entity)?.reads;
  if (!reads) return entry;
  const read = (record: AuditEntry['before']) => record && asRead(reads, record, viewer);
  return { ...entry, before: read(entry.before), after: read(entry.after) };
}
