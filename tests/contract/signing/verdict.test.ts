import { describe, expect, it } from 'vitest';
import {
  nextStepOf,
  type SignatureCode,
  signatureCodes,
  verdictOf,
  worstOf,
} from '../../../contract/signing/verdict';

const codes = Object.entries(signatureCodes);

describe('the codes of signatures', () => {
  it.each(codes)('%s is said in a whole Italian sentence', (_, { say }) => {
    expect(say).toMatch(/^[A-ZÈ].*\.$/);
    expect(say).not.toMatch(/’|"/);
  });

  it.each(codes.filter(([, { means }]) => means !== 'note'))('%s says what to do next', (_, { next }) => {
    expect(next).toMatch(/^[A-ZÈ].*\.$/);
    expect(next.length).toBeGreaterThan(30);
  });

  it('say each something else', () => {
    expect(new Set(codes.map(([, { say }]) => say)).size).toBe(codes.length);
  });

  it('never call a signature valid: only what was found is said', () => {
    expect(codes.filter(([, { say, next }]) => /firma (non )?valida/.test(say + next))).toEqual([]);
  });
});

describe('the verdict', () => {
  it.each([
    [[], 'passed'],
    [['revocation-unchecked'], 'passed'],
    [['revocation-unchecked', 'issuer-unknown'], 'indeterminate'],
    [['issuer-unknown', 'digest-weak', 'revocation-unchecked'], 'failed'],
  ] as const)('of %j is %s', (found, verdict) => {
    expect(verdictOf(found as readonly SignatureCode[])).toBe(verdict);
  });

  it('of several is the worst of them', () => {
    expect(worstOf([])).toBe('passed');
    expect(worstOf(['passed', 'indeterminate'])).toBe('indeterminate');
    expect(worstOf(['indeterminate', 'failed', 'passed'])).toBe('failed');
  });

  it('is followed by what the gravest code asks for', () => {
    expect(nextStepOf(['revocation-unchecked', 'issuer-unknown', 'other-person'])).toBe(
      signatureCodes['other-person'].next,
    );
    expect(nextStepOf(['timestamp-verified'])).toBe('Non occorre fare altro.');
  });
});
