import { useTranslate } from 'react-admin';
import { Button } from '../../ui/Button';
import { operationPath } from './history';

/** Renders the link to the page of an operation, which shows the outcome of each record and offers the undo. */
export function OperationLink({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <Button to={operationPath(id)} color="inherit" size="small">
      {translate('engine.operation.open')}
    </Button>
  );
}
