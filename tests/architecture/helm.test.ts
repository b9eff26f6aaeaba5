import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readValues, renderChart, type Values } from '../fixtures/helmChart';

const CHART = 'deploy/helm';
const read = (path: string) => readFileSync(path, 'utf8');
const values = readValues(read(`${CHART}/values.yaml`));
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const [hasKubectl, hasHelm] = ['kubectl', 'helm'].map(
  (program) => spawnSync(program, [program === 'helm' ? 'version' : 'kustomize', '--help']).status === 0,
);

const rendered = (changed: Values) =>
  renderChart(CHART, {
    Values: { ...values, ...changed },
    Release: { Name: 'scuole' },
    Chart: { AppVersion: '1.2.3' },
  });
const s3 = { endpoint: 'https://s3.example', bucket: 'scuole', region: 'eu', accessKeyId: 'chiave' };
const everything = {
  s3,
  database: { requestsUrl: true },
  oidc: { issuer: 'https://id.example', clientId: 'c', audience: 'a' },
  ingress: { enabled: true, className: 'nginx', host: 'scuole.example', tlsSecret: 'tls' },
  env: { FOUR_EYES: '1' },
};
const whole = (changed: Values) => Object.values(rendered(changed)).join('\n---\n');

describe('the Helm chart', () => {
  it('sets what the provider reads, by its name, and hands over the secrets as files alone', () => {
    const settings = read('docs/configuration.md');
    const names = [...new Set(matches(whole(everything), /^ +- name: ([A-Z][A-Z\d_]+)$/gm))];
    expect(names.length).toBeGreaterThan(14);
    expect(
      names.filter((name) => !settings.includes(name.endsWith('_FILE') ? `\`${name}\`` : `| \`${name}\` |`)),
    ).toEqual([]);
    expect(
      names.filter((name) => /(SECRET|PASSWORD|DATABASE_URL|SMTP_URL)/.test(name) && !name.endsWith('_FILE')),
    ).toEqual([]);
    // Each file is a key of the Secret that values.yaml names.
    const documented = read(`${CHART}/values.yaml`);
    for (const key of matches(whole(everything), /value: \/secrets\/(\w+)$/gm))
      expect([key, documented.includes(key)]).toEqual([key, true]);
  });

  it('runs no process as root, with the ports, probes and programs of the image', () => {
    const container = read('deploy/Containerfile');
    const { 'deployment.yaml': deployment = '', 'migrate.yaml': migrate = '' } = rendered({ s3 });
    for (const pod of [deployment, migrate]) {
      for (const line of [
        'runAsNonRoot: true',
        'readOnlyRootFilesystem: true',
        'allowPrivilegeEscalation: false',
      ])
        expect(pod).toContain(line);
      expect(pod).toContain('image: "registry.example/sportello:1.2.3"');
    }
    expect(matches(deployment, /containerPort: (\d+)/g)).toEqual(
      matches(container, /^EXPOSE (.+)$/gm)[0]?.split(' '),
    );
    expect(new Set(matches(deployment, /path: (\/\w+)$/gm))).toEqual(new Set(['/livez', '/readyz']));
    expect(migrate).toContain('command: ["node", "provider/operator.js", "migrate"]');
    expect(migrate).toContain('helm.sh/hook: pre-install,pre-upgrade');
    expect(Number(matches(deployment, /terminationGracePeriodSeconds: (\d+)/g)[0])).toBeGreaterThan(30);
  });

  it('refuses an installation that would lose the files of schools', () => {
    expect(() => rendered({})).toThrow('data.existingClaim');
    expect(rendered({ data: { existingClaim: 'files' } })['deployment.yaml']).toContain('claimName: files');
    expect(rendered({ s3 })['deployment.yaml']).toContain('emptyDir: {}');
    expect(rendered({ s3 })['ingress.yaml']).toBe('');
  });

  it('has the version of the program', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read(`${CHART}/Chart.yaml`)).toContain(`appVersion: ${version}\n`);
  });

  it.skipIf(!hasKubectl)('is YAML of Kubernetes, as kubectl reads it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sportello-helm-'));
    try {
      const files = Object.entries(rendered(everything));
      for (const [name, text] of files) writeFileSync(join(folder, name), text);
      writeFileSync(
        join(folder, 'kustomization.yaml'),
        `resources: [${files.map(([name]) => name).join(', ')}]\n`,
      );
      const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
      expect(matches(stdout, /^kind: (\w+)$/gm).sort()).toEqual(
        ['Deployment', 'Ingress', 'Job', 'PodDisruptionBudget', 'Service', 'Service'].sort(),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.skipIf(!hasHelm)('is accepted by helm lint', () => {
    const { status, stdout } = spawnSync('helm', ['lint', CHART, '--set', 's3.endpoint=https://s3.example'], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('0 chart(s) failed')]);
  });
});
