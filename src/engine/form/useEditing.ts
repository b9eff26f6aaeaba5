import { useCallback } from 'react';
import { useDataProvider, useEditController } from 'react-admin';
import { VERSION } from '../../api/version';
import type { Resource, Row } from '../declaration/defineResource';
import type { ReadOptions } from '../record/readOptions';
import { useSaved } from './useSaved';

/**
 * Saves a record and returns it as it was saved.
 * @param before the record that the changes are based on; returned where there is nothing to save
 * @throws the error of the data provider
 */
export type Send = (data: Row, before?: Row) => Promise<Row>;

/**
 * react-admin's edit controller of a record. Its address is asked for by the route, so it asks nobody again; what a save
 * leads to, and what is said of a failure, is the form's.
 */
export function useEditing({ name }: Resource, id: string, queryOptions: ReadOptions) {
  const dataProvider = useDataProvider();
  const { callbacks, saved } = useSaved<Row>();
  const controller = useEditController<Row>({
    resource: name,
    id,
    mutationMode: 'pessimistic',
    redirect: false,
    disableAuthentication: true,
    queryOptions,
    mutationOptions: {
      ...callbacks,
      // The version that it is based on goes beside the record. As the controller's own `meta` it would be a part of the key.
      mutationFn: async ({ data = {}, previousData }) => {
        const meta = { version: String(data[VERSION] ?? previousData?.[VERSION] ?? '') };
        return (await dataProvider.update<Row>(name, { id, data, previousData, meta })).data;
      },
    },
  });
  const { save } = controller;
  const send: Send = useCallback((data) => saved(() => save?.(data)), [save, saved]);
  return { controller, send };
}
