import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SIGNED_FILE_LIMIT } from '../../contract/constants';
import { endpoints } from '../../contract/endpoints';
import { PART_SIZE } from '../../contract/uploads/upload';

const read = (path: string) => readFileSync(path, 'utf8');
const [container, compose, unit] = ['Containerfile', 'compose.yaml', 'sportello@.service'].map((name) =>
  read(`deploy/${name}`),
) as [string, string, string];
const settings = read('docs/configuration.md');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Names read by Node or PostgreSQL rather than by our settings. */
const OTHERS = /^(NODE_ENV|POSTGRES_.+)$/;
const unknown = (names: readonly string[]) =>
  names.filter((name) =>
    name.endsWith('_FILE') ? !settings.includes(`\`${name}\``) : !settings.includes(`| \`${name}\` |`),
  );
const namesIn = (text: string) =>
  matches(text, /\b([A-Z][A-Z\d_]+)[=:]/g).filter((name) => !OTHERS.test(name));
/** Seconds within which a process must exit after it is asked to stop. */
const GONE = 25;

describe('the files of deploy/', () => {
  it('set what the provider reads, by its name', () => {
    const environments = [
      matches(container, /^ENV (.+)$/gm).join(' '),
      compose,
      matches(unit, /^Environment=(.+)$/gm).join(' '),
    ];
    for (const environment of environments) {
      expect(namesIn(environment).length).toBeGreaterThan(4);
      expect(unknown(namesIn(environment))).toEqual([]);
    }
  });

  it('start the program that the package has, and ask it what it answers', () => {
    const programs = [
      ...matches(container, /^CMD \["node", "([^"]+)"\]/gm),
      ...matches(unit, /^ExecStart=\/usr\/bin\/node (\S+)$/gm),
    ];
    expect(programs).toEqual(['provider/main.js', 'provider/main.js']);
    expect(read('vite.provider.config.ts')).toContain("main: 'provider/main.ts'");
    const [asked = ''] = matches(container, /process\.env\.PORT\+'([^']+)'/g);
    expect(asked).toBe('/readyz');
    expect(endpoints.some(({ method, path }) => method === 'GET' && path === asked)).toBe(true);
  });

  it('open the ports that they set, and lead there', () => {
    const set = matches(container, /\b(?:METRICS_)?PORT=(\d+)/g);
    expect(matches(container, /^EXPOSE (.+)$/gm)[0]?.split(' ')).toEqual(set);
    const led = matches(compose, /'127\.0\.0\.1:\d+:(\d+)'/g);
    expect(new Set(led)).toEqual(new Set(set));
  });

  it('hand over each secret that they name', () => {
    const [handed, declared] = [
      matches(compose, /\/run\/secrets\/(\w+)/g),
      matches(compose, /^ {2}(\w+): \{ file: \.\/secrets\/\1 \}$/gm),
    ];
    expect(new Set(handed)).toEqual(new Set(declared));
    const [taken, loaded] = [matches(unit, /_FILE=%d\/(\w+)/g), matches(unit, /^LoadCredential=(\w+):/gm)];
    expect(new Set(taken)).toEqual(new Set(loaded));
  });

  it('lead nginx to the ports of two processes, and give the commands the settings that these have', () => {
    const [nginx, operator] = [read('deploy/nginx.conf'), read('deploy/sportello-operator')];
    const led = matches(nginx, /^ {2}server 127\.0\.0\.1:(\d+)/gm);
    expect(led).toEqual(matches(compose, /'127\.0\.0\.1:(\d+):8080'/g));
    expect(unit).toContain(led.map((port) => `sportello@${port}`).join(' '));
    expect(matches(operator, /^unless_set PORT (\d+)$/gm)).toEqual(led.slice(0, 1));
    const secrets = matches(operator, /^for secret in (.+); do$/gm)[0]
      ?.toLowerCase()
      .split(' ');
    expect(secrets).toEqual(matches(unit, /^LoadCredential=(\w+):/gm));
    const [, folder] = matches(unit, /DATA_DIR=(\S+)/g).concat(
      matches(operator, /^unless_set DATA_DIR (\S+)$/gm),
    );
    expect(folder).toBe('/var/lib/sportello');
    const most = Number(matches(nginx, /client_max_body_size (\d+)m;/g)[0]) * 1_000_000;
    expect(most).toBeGreaterThan(PART_SIZE);
    expect(most).toBeGreaterThan(SIGNED_FILE_LIMIT);
  });

  it("give the commands the caller's variables, then the environment file, then the secrets in files", () => {
    const folder = mkdtempSync(join(tmpdir(), 'sportello-deploy-'));
    try {
      writeFileSync(join(folder, 'node'), '#!/bin/sh\nenv\n', { mode: 0o755 });
      const lines = [
        'S3_BUCKET=first',
        'S3_BUCKET="live"',
        "S3_ENDPOINT='https://s3'",
        'S3_SECRET_ACCESS_KEY=live',
      ];
      writeFileSync(join(folder, 'environment'), `${lines.join('\n')}\n# A=b\nPATH-X=/\n`);
      const called = (named: Record<string, string>) => {
        const env = {
          PATH: `${folder}:${process.env.PATH}`,
          CONFIGURATION: folder,
          DATA_DIR: folder,
          ...named,
        };
        const { stdout } = spawnSync('deploy/sportello-operator', ['migrate'], { encoding: 'utf8', env });
        return matches(stdout, /^((?:DATABASE|SMTP|S3|DEMO|PORT|DATA_DIR).*)$/gm).sort();
      };
      const settled = {
        DATABASE_URL_FILE: `${folder}/secrets/database_url`,
        DATA_DIR: folder,
        DEMO: '0',
        PORT: '8081',
        S3_BUCKET: 'live',
        S3_ENDPOINT: 'https://s3',
        S3_SECRET_ACCESS_KEY: 'live',
        SMTP_URL_FILE: `${folder}/secrets/smtp_url`,
      };
      const as = (named: Partial<Record<string, string | undefined>>) =>
        Object.entries({ ...settled, ...named })
          .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
          .sort();
      expect(called({})).toEqual(as({}));
      const database = { DATABASE_URL: 'postgres://new' };
      expect(called(database)).toEqual(as({ ...database, DATABASE_URL_FILE: undefined }));
      expect(called({ DATABASE_URL_FILE: '/new' })).toEqual(as({ DATABASE_URL_FILE: '/new' }));
      // A drill: a separate bucket, its secret in a file, and no mails.
      const drill = {
        S3_BUCKET: 'drill',
        S3_SECRET_ACCESS_KEY_FILE: '/drill',
        SMTP_URL: '',
        PORT: '8082',
        DEMO: '1',
      };
      expect(called(drill)).toEqual(
        as({ ...drill, S3_SECRET_ACCESS_KEY: undefined, SMTP_URL_FILE: undefined }),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('let the process read its own addresses, without which it does not start', () => {
    expect(matches(unit, /^RestrictAddressFamilies=(.+)$/gm)[0]?.split(' ')).toContain('AF_NETLINK');
  });

  it('wait for the end of a process, on a Node that it is tried on', () => {
    expect(Number(matches(compose, /stop_grace_period: (\d+)s/g)[0])).toBeGreaterThan(GONE);
    expect(Number(matches(unit, /^TimeoutStopSec=(\d+)$/gm)[0])).toBeGreaterThan(GONE);
    const [node = ''] = matches(container, /^FROM docker\.io\/library\/node:(\d+)-slim$/gm);
    expect(read('scripts/test.mjs')).toContain(`'${node}'`);
  });
});
