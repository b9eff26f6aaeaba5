import { afterAll, describe, expect, it } from 'vitest';
import { createFormSpec } from '../../../../src/engine/form/formSpec';
import { sentRecord, toForm } from '../../../../src/engine/form/formValues';
import { keepStored } from '../../../fixtures/keepStored';
import { storedRemarks } from '../../../fixtures/reference/storedRemarks';
import { sessionOf } from '../../layout/inFrame';

const undo = keepStored(storedRemarks);
const { remarks } = await import('../../../fixtures/reference/remarks');
afterAll(undo);

/** Returns the hidden inputs of a new remark that `maria.SG10001` writes, and what would be sent. */
function newRemark(role: 'supervisor' | 'teacherManager', typed: Readonly<Record<string, string>>) {
  const spec = createFormSpec(remarks, sessionOf(role));
  const begun: Readonly<Record<string, unknown>> = { createdBy: 'maria.SG10001' };
  return sentRecord(spec, begun, { ...toForm(spec, begun), ...typed });
}

describe('the form of a new record', () => {
  it('offers no input that the call would refuse, given the other values', () => {
    const others = newRemark('teacherManager', { inCharge: 'ada.SG10001', reserved: 'Nota', refund: '1' });
    expect([...others.hidden]).toEqual(['reserved', 'outcome']);
    expect(others.record.reserved ?? null).toBeNull();
    const own = newRemark('teacherManager', { inCharge: 'maria.SG10001', reserved: 'Nota' });
    expect([...own.hidden]).toEqual([]);
    expect(own.record.reserved).toBe('Nota');
    expect([...newRemark('supervisor', { inCharge: 'ada.SG10001' }).hidden]).toEqual([]);
  });
});
