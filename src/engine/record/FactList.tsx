import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { attachmentField } from '../../../contract/schema/attachmentField';
import type { Field } from '../../../contract/schema/fields';
import { Breakable } from '../../ui/Breakable';
import { DownloadButton } from '../../ui/files/DownloadButton';
import { Markup } from '../../ui/Markup';
import type { Resource, Row } from '../declaration/defineResource';
import { kitParts } from '../declaration/kit';
import { RecordedFact } from './RecordedFact';
import { useLinks, useRelated } from './related';
import { textOf } from './textOf';
import type { Words } from './words';

interface FactListProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly fields: readonly string[];
  readonly words: Words;
}

/** Shows the facts of a record that its form does not edit. */
export function FactList({ resource, record, fields, words }: FactListProps) {
  const leadOf = useLinks(resource);
  if (fields.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 3,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
      }}
    >
      {fields.map((field) => (
        <div key={field} style={isLong(resource.fields[field]) ? { gridColumn: '1 / -1' } : undefined}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {words.label(field)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {resource.recorded?.[field] ? (
              <RecordedFact resource={resource} record={record} field={field} />
            ) : (
              <Fact
                resource={resource}
                field={field}
                value={record[field]}
                words={words}
                name={words.title(record)}
                path={leadOf(field, record)}
                id={String(record.id)}
              />
            )}
          </Box>
        </div>
      ))}
    </Box>
  );
}

interface FactProps {
  readonly resource: Resource;
  readonly field: string;
  readonly value: unknown;
  readonly words: Words;
  /** The display name of the record. */
  readonly name: string;
  /** The target of the link. */
  readonly path: string | undefined;
  /** The key of the record. */
  readonly id: string;
}

/** Shows a value as display text; a reference links to its record. */
function Fact({ resource, field, value, words, name, path, id }: FactProps) {
  if (path) return <Link to={path}>{textOf(resource, field, value, words)}</Link>;
  const definition = resource.fields[field];
  if (definition?.kind === 'file' && typeof value === 'string' && value) {
    return <DownloadButton file={value} label={words.label(field)} name={`${words.label(field)} ${name}`} />;
  }
  const file = resource.endpoints.file?.endpoint;
  const { AttachmentLinks } = kitParts();
  if (attachmentField(definition) && file && value && AttachmentLinks)
    return <AttachmentLinks endpoint={file} id={id} field={field} value={value} />;
  if (definition?.kind === 'markup' && value) return <Markup text={String(value)} />;
  const ref = definition?.kind === 'list' ? definition.of : definition;
  if (ref?.kind !== 'ref' || !value) return <Breakable text={textOf(resource, field, value, words) || '–'} />;
  return [value]
    .flat()
    .map((id) => <RefLink key={String(id)} to={ref.to} id={String(id)} name={words.value(field, id)} />);
}

interface RefLinkProps {
  readonly to: string;
  readonly id: string;
  readonly name: string;
}

function RefLink({ to, id, name }: RefLinkProps) {
  const resource = useRelated(to);
  if (!resource) return <div>{name}</div>;
  return (
    <div>
      <Link to={`${resource.path}/${encodeURIComponent(id)}`}>{name}</Link>
    </div>
  );
}

/** Returns true for a value that needs a line of its own: multi-line text and raw recorded values. */
const isLong = (field: Field | undefined) =>
  field?.kind === 'json' || field?.kind === 'markup' || (field?.kind === 'text' && field.lines !== undefined);
