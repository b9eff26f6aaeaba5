import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { loaded } from '../../ui/loaded';
import type { Resource } from '../declaration/defineResource';
import type { ProcedureOfOneProps } from '../declaration/resource';
import { isOpenedAsDialog } from '../record/openedAsDialog';

/**
 * Renders the procedure on one record, in a dialog over the list. Closing it returns to the console page it was opened
 * from.
 */
export function ProcedureOfOne({ resource, name }: { resource: Resource; name: string }) {
  const { id = '' } = useParams();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const close = useCallback(() => {
    if (isOpenedAsDialog(state)) navigate(-1);
    else navigate({ pathname: resource.path, search }, { replace: true });
  }, [navigate, resource, state, search]);
  const procedure = resource.procedures[name];
  if (!procedure) return null;
  const Dialog = loaded<ProcedureOfOneProps>(procedure.one);
  return <Dialog key={id} resource={resource} id={id} onClose={close} />;
}
