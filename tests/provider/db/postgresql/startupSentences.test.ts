import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../provider/db/openDatabase';
import { greeting, message, zeroEnded } from '../../../../provider/db/pglite/messages';

const type = (letter: string) => letter.charCodeAt(0);
const INT4 = 23;
const TEXT = 25;

/** Returns the response of a server that reports PostgreSQL 14.10 to every query. */
function answer(): Buffer {
  const column = (name: string, oid: number) => {
    const rest = Buffer.alloc(18);
    rest.writeInt32BE(oid, 6);
    return Buffer.concat([zeroEnded(name), rest]);
  };
  const value = (text: string) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(text.length);
    return Buffer.concat([length, Buffer.from(text)]);
  };
  const two = Buffer.from([0, 2]);
  return Buffer.concat([
    message(type('T'), Buffer.concat([two, column('number', INT4), column('name', TEXT)])),
    message(type('D'), Buffer.concat([two, value('140010'), value('14.10')])),
    message(type('C'), zeroEnded('SELECT 1')),
    message(type('Z'), Buffer.from('I')),
  ]);
}

describe('a PostgreSQL that is too old', () => {
  let server: Server;
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.once('data', () => {
        socket.write(greeting('14.10'));
        socket.once('data', () => socket.write(answer()));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('is refused with its version and the one that is needed', async () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const opening = openDatabase({ databaseUrl: `postgresql://a:b@127.0.0.1:${port}/c`, dataDir: '' });
    await expect(opening).rejects.toThrow(
      'DATABASE_URL cannot be used. The server is PostgreSQL 14.10; version 15 or newer is needed.',
    );
  });
});
