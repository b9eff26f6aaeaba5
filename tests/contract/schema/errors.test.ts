import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { openapi, refusalsOf } from '../../../contract/openapi';
import { errors } from '../../../contract/schema/errors';

describe('the table of errors', () => {
  it('has a sentence of its own for each, that ends as a sentence', () => {
    const sentences = Object.values(errors).map((error) => error.say);
    expect(new Set(sentences).size).toBe(sentences.length);
    // Except for the wording of the specification.
    const verbatim = [errors.wrongCredentials.say] as readonly string[];
    for (const sentence of sentences) if (!verbatim.includes(sentence)) expect(sentence).toMatch(/[.!]$/);
  });
  it('has no word of the trade', () => {
    for (const { say } of Object.values(errors))
      expect(say).not.toMatch(/\b(token|server|http|json|errore \d|id|API)\b/i);
  });
  it('is all in the OpenAPI document', () => {
    const declared = new Set(endpoints.flatMap(refusalsOf));
    const silent = Object.keys(errors).filter((code) => !declared.has(code as keyof typeof errors));
    expect(silent).toEqual(['methodNotAllowed', 'timedOut', 'addressTooLong', 'headersTooLarge']);
    expect(JSON.stringify(openapi(endpoints))).toContain(errors.stale.say);
  });
});
