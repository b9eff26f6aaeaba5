import { useCallback, useRef } from 'react';
import { useDataProvider, useEditController } from 'react-admin';
import { VERSION } from '../../api/version';
import type { Resource, Row } from '../declaration/defineResource';
import type { ReadOptions } from '../record/readOptions';
import { useSaved } from './useSaved';

/**
 * Saves a record and returns it as it was saved.
 * @param before the record that the changes are based on; returned if there is nothing to save
 * @param progress receives the fraction sent so far
 * @throws the error of the data provider
 */
export type Send = (data: Row, before?: Row, progress?: (sent: number) => void) => Promise<Row>;

/**
 * Wraps react-admin's edit controller of a record. The route checks access, so the controller does not; the form
 * decides what happens after a save and which error is shown.
 */
export function useEditing({ name }: Resource, id: string, queryOptions: ReadOptions) {
  const dataProvider = useDataProvider();
  const { callbacks, saved } = useSaved<Row>();
  const reported = useRef<(sent: number) => void>(undefined);
  const controller = useEditController<Row>({
    resource: name,
    id,
    mutationMode: 'pessimistic',
    redirect: false,
    disableAuthentication: true,
    queryOptions,
    mutationOptions: {
      ...callbacks,
      // The version is passed separately from the record. In the controller's own `meta` it would become part of the
      // query key.
      mutationFn: async ({ data = {}, previousData }) => {
        const meta = { version: String(data[VERSION] ?? previousData?.[VERSION] ?? '') };
        return (
          await dataProvider.update<Row>(name, {
            id,
            data,
            previousData,
            meta: { ...meta, progress: reported.current },
          })
        ).data;
      },
    },
  });
  const { save } = controller;
  const send: Send = useCallback(
    (data, _before, progress) => {
      reported.current = progress;
      return saved(() => save?.(data));
    },
    [save, saved],
  );
  return { controller, send };
}
