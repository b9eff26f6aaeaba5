import { operationPreview } from '../../../contract/endpoints/operations';
import { implement } from '../../http/call';
import { agree } from '../../operations/agreed';
import { judged } from '../../operations/judge';
import { previewOf } from '../../operations/preview';
import { contextOf, type ResourceWorks, workOf } from '../../operations/resourceWork';

export const preview = (works: ResourceWorks) =>
  implement(operationPreview, (call, { body }) => {
    const agreed = agree(body, call.caller);
    const source = judged(contextOf(call), workOf(works, agreed.resource), agreed);
    return previewOf(call.tx, source, agreed);
  });
