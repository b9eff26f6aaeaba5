import { operationPreview, operationPreviewRows, PREVIEW_PAGE } from '../../../contract/operations/endpoints';
import type { OperationRequest } from '../../../contract/operations/operation';
import { type Call, implement } from '../../http/call';
import { checkRequest } from '../../operations/checkRequest';
import { judgedPage, previewOf } from '../../operations/preview';
import { contextOf, type ResourceWorks, workOf } from '../../operations/resourceWork';
import { selectWithReasons } from '../../operations/selectWithReasons';

/** Selects and judges the records of a request. */
function asked(works: ResourceWorks, call: Call, body: OperationRequest) {
  const agreed = checkRequest(body, call.caller, call.viewer);
  return { agreed, source: selectWithReasons(contextOf(call), workOf(works, agreed.resource), agreed) };
}

export const preview = (works: ResourceWorks) =>
  implement(operationPreview, (call, { body }) => {
    const { agreed, source } = asked(works, call, body);
    return previewOf(call.tx, source, agreed);
  });

export const previewRows = (works: ResourceWorks) =>
  implement(operationPreviewRows, (call, { body, query }) =>
    judgedPage(call.tx, asked(works, call, body).source, Number(query.page ?? 1), PREVIEW_PAGE),
  );
