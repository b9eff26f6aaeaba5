import type { ComponentType, ReactNode } from 'react';
import { attachmentField } from '../../../contract/schema/attachmentField';
import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';
import type { Row } from '../declaration/defineResource';
import type { CellProps, Resource } from '../declaration/resource';
import type { ListRowState } from '../list/listContexts';
import { renderCell } from './renderCell';

type Load = () => Promise<ComponentType<CellProps>>;

/** Caches one loader per endpoint and file field. */
const known = new WeakMap<Endpoint, Map<string, Load>>();

function loadOf(resource: Resource, endpoint: Endpoint, field: string): Load {
  const ofResource = known.get(endpoint) ?? new Map<string, Load>();
  known.set(endpoint, ofResource);
  const load =
    ofResource.get(field) ??
    (() =>
      import('../record/attachmentCell').then(({ attachmentCell }) =>
        attachmentCell(resource, endpoint, field),
      ));
  ofResource.set(field, load);
  return load;
}

/** Renders a value of a row other than the record's link: in a file column, the name downloads the file. */
export function besideName(screen: ListRowState, column: Column<Fields>, row: Row, spelt = false): ReactNode {
  const { endpoints, fields } = screen.resource;
  const { cell, field } = column;
  if (cell || !endpoints.file || !attachmentField(fields[field]))
    return renderCell(screen, column, row, spelt);
  const load = loadOf(screen.resource, endpoints.file.endpoint, field);
  return renderCell(screen, { ...column, cell: load as unknown as NonNullable<typeof cell> }, row, spelt);
}
