import SCIMMY from 'scimmy';
import { type ErrorCode, errors } from '../../../contract/schema/errors';
import { DatabaseUnavailable } from '../../db/database';
import { Refusal } from '../../refusal';

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Keywords of RFC 7644, 3.12, that the server uses. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness';

/** Thrown for a request that violates the SCIM protocol. */
export class ScimRefusal extends Error {
  constructor(
    readonly status: number,
    readonly scimType: ScimType | undefined,
    message: string,
  ) {
    super(message);
  }
}

/** An error in the form of RFC 7644, 3.12. */
export interface ScimProblem {
  readonly status: number;
  readonly retryAfter?: number;
  readonly body: {
    readonly schemas: readonly string[];
    readonly status: string;
    readonly scimType?: string;
    readonly detail: string;
  };
}

const keywords: Partial<Record<ErrorCode, ScimType>> = {
  invalid: 'invalidValue',
  unreadable: 'invalidSyntax',
  conflict: 'uniqueness',
};

/** Returns an error in the form of SCIM; undefined for an unexpected error. */
export function scimProblemOf(error: unknown): ScimProblem | undefined {
  if (error instanceof ScimRefusal) return problem(error.status, error.scimType, error.message);
  if (error instanceof SCIMMY.Types.Error) return problem(error.status, error.scimType, error.message);
  if (error instanceof DatabaseUnavailable) return scimProblemOf(new Refusal('unavailable'));
  if (!(error instanceof Refusal)) return undefined;
  const { code, details } = error;
  const { status, say } = errors[code];
  const retryAfter = details.retryAfter ?? (status === 503 ? 2 : undefined);
  return {
    ...problem(status, keywords[code], reasonOf(error) || say),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** Returns the reason of a refusal in Italian, with the reason for each field. */
export function reasonOf({ code, details: { detail, errors: fields = [] } }: Refusal): string {
  const messages = new Set(fields.map(({ field, message }) => (field ? `${field}: ${message}` : message)));
  return [...(detail ? [detail] : []), ...messages].join('. ') || errors[code].say;
}

function problem(status: number, scimType: string | undefined, detail: string): ScimProblem {
  return {
    status,
    body: { schemas: [ERROR_SCHEMA], status: String(status), ...(scimType && { scimType }), detail },
  };
}
