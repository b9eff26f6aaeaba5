import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../../provider/db/database';
import { inTurns } from '../../../provider/http/inTurns';

describe('copies of one command', () => {
  const copies = async (error: Error) => {
    let asked = 0;
    const work = async () => {
      asked += 1;
      throw error;
    };
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => inTurns('the same', work)));
    return { asked, refused: outcomes.filter(({ status }) => status === 'rejected').length };
  };

  it('are each done after the other, whatever became of it', async () => {
    expect(await copies(new Error('refused'))).toEqual({ asked: 3, refused: 3 });
  });

  it('do not each wait for a database that did not answer the first', async () => {
    expect(await copies(new DatabaseUnavailable('gone'))).toEqual({ asked: 1, refused: 3 });
  });
});
