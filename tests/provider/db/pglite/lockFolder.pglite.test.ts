import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../provider/db/openDatabase';
import { lockFolder } from '../../../../provider/db/pglite/lockFolder';
import { type Bundle, bundle } from '../../../fixtures/bundle';
import { isRoot } from '../../../fixtures/postgresqlBinaries';
import { type RunningProgram, runProgram } from '../../../fixtures/runningProgram';

let programs: Bundle;
let folder: string;
let dataDir: string;
const running: RunningProgram[] = [];
beforeAll(async () => {
  programs = await bundle({
    holder: 'tests/fixtures/folderHolder.ts',
    writer: 'tests/fixtures/writer.ts',
    pgliteWorker: 'provider/db/pgliteWorker.js',
    folderLockWorker: 'provider/db/folderLockWorker.js',
  });
});
afterAll(() => programs.remove());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sportello-lock-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.end('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs a process that sees no others, as in a container; optionally with a file that replaces the kernel's boot id, as
 * on another machine.
 */
function inContainer(args: readonly string[], otherMachine?: string): RunningProgram {
  const apart = [...(isRoot() ? [] : ['--user', '--map-root-user']), '--pid', '--fork', '--kill-child'];
  const node = [process.execPath, '--liftoff-only', ...args];
  const program = otherMachine
    ? [
        '--mount',
        'sh',
        '-c',
        `mount --bind ${otherMachine} /proc/sys/kernel/random/boot_id && exec "$@"`,
        'sh',
        ...node,
      ]
    : node;
  const started = runProgram([...apart, ...program], { PATH: process.env.PATH }, 'unshare');
  running.push(started);
  return started;
}

const holder = (patience = '', otherMachine?: string) =>
  inContainer([join(programs.folder, 'holder.js'), dataDir, patience], otherMachine);

/** Returns the process that `unshare` started, by its pid outside. */
const insideOf = ({ pid }: RunningProgram): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());

const REFUSED =
  /^refused: The data folder \S+ is in use by process 1 on \S+: stop it, or give DATA_DIR another folder\.$/m;

/** Longer than any test: no holder counts as gone because time has passed. */
const FOR_EVER = '3600000';

describe('a data folder that several containers have', () => {
  it('is made and filled by one of ten that start at once, and the others say who has it', async () => {
    const writers = Array.from({ length: 10 }, () =>
      inContainer([join(programs.folder, 'writer.js'), dataDir]),
    );
    const outcomes = await Promise.all(
      writers.map((writer) =>
        Promise.race([
          writer.says('\n9\n').then(() => 'writes'),
          writer.says('is in use by process 1 on').then(() => 'refused'),
        ]),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'writes')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(9);
    await Promise.all(writers.map((writer) => writer.end('SIGKILL')));
    const db = await openDatabase({ dataDir });
    const { rows } = await db.pool.query(
      `select count(*)::int as whole from (select from setting where name like '% %' group by split_part(name, ' ', 1) having count(*) = 2) pair`,
    );
    expect(rows[0].whole).toBeGreaterThan(9);
    await db.close();
  });

  it('stays with a process that is suspended, and is free at once when that is killed', async () => {
    const first = holder();
    await first.says('holds it');
    process.kill(insideOf(first), 'SIGSTOP');
    const second = holder(FOR_EVER);
    await second.says('refused');
    expect(second.printed()).toMatch(REFUSED);
    await first.end('SIGKILL');
    const third = holder(FOR_EVER);
    await third.says('holds it');
    expect(third.printed()).not.toContain('waiting');
  });

  it('is free at once when it was given back, and leaves no sockets and no drafts', async () => {
    await (await lockFolder(dataDir))();
    await (await lockFolder(dataDir))();
    expect(readdirSync(join(dataDir, 'lock'))).toEqual(['2']);
  });

  it('is not opened by a version before, which took a file for the lock', async () => {
    mkdirSync(dataDir);
    const release = await lockFolder(dataDir);
    expect(() => writeFileSync(join(dataDir, 'lock'), '1 1')).toThrow('EISDIR');
    await release();
  });
});

describe('a data folder on a disk of several machines', () => {
  let otherMachine: string;
  beforeEach(() => {
    otherMachine = join(folder, 'boot_id');
    writeFileSync(otherMachine, '00000000-0000-4000-8000-000000000000\n');
  });

  it('stays with a process of another machine that gives signs of life', async () => {
    const first = holder();
    await first.says('holds it');
    const second = holder(FOR_EVER, otherMachine);
    await second.says('refused');
    expect(second.printed()).toMatch(REFUSED);
    expect(second.printed()).toMatch(
      /it cannot be seen from here whether that one still runs: waiting up to/,
    );
  });

  it('is taken over from one that gives none, which stops at once when it goes on', async () => {
    const first = holder();
    await first.says('holds it');
    const suspended = insideOf(first);
    process.kill(suspended, 'SIGSTOP');
    const second = holder('300', otherMachine);
    await second.says('holds it');
    process.kill(suspended, 'SIGCONT');
    await first.says('Another process has taken the data folder');
    const third = holder(FOR_EVER);
    await third.says('refused');
    expect(readdirSync(join(dataDir, 'lock')).filter((name) => /^\d+$/.test(name))).toEqual(['2']);
  });
});
