import { build, type Plugin, type Rollup } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';

/** Texts of the kit's code: the page of a bin, the tools of formatted texts, a server of ra-data-simple-rest. */
const TEXTS = ['engine.bin.about', 'insertHTML', 'content-range'];

/** Builds without the resources that an installation declares. */
const withoutDeclared: Plugin = {
  name: 'without-declared-resources',
  enforce: 'pre',
  load: (id) => (id.includes('/src/resources/declared/') ? 'export {};' : undefined),
};

/** Builds a console in memory, and returns its chunks. */
async function chunksOf(configFile: string): Promise<readonly Rollup.OutputChunk[]> {
  const built = (await build({
    configFile,
    logLevel: 'error',
    plugins: [withoutDeclared],
    build: { write: false },
  })) as Rollup.RollupOutput;
  return built.output.filter((one) => one.type === 'chunk');
}

const ofKit = (chunks: readonly Rollup.OutputChunk[]) =>
  chunks.flatMap(({ modules }) => Object.keys(modules).filter((id) => id.includes('/src/kit/')));
const textsIn = (chunks: readonly Rollup.OutputChunk[]) =>
  TEXTS.filter((text) => chunks.some(({ code }) => code.includes(text)));

/** Returns the chunk of the page, and those that it imports at once. */
function loadedAtStart(chunks: readonly Rollup.OutputChunk[]): readonly Rollup.OutputChunk[] {
  const start = new Set<string>();
  const add = (fileName: string) => {
    if (start.has(fileName)) return;
    start.add(fileName);
    for (const one of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) add(one);
  };
  for (const { facadeModuleId, fileName } of chunks)
    if (facadeModuleId?.endsWith('/index.html')) add(fileName);
  return chunks.filter(({ fileName }) => start.has(fileName));
}

describe('the build of', () => {
  const { EXAMPLES } = process.env;
  afterEach(() => {
    if (EXAMPLES === undefined) delete process.env.EXAMPLES;
    else process.env.EXAMPLES = EXAMPLES;
  });

  it.each(['vite.config.ts', 'vite.operators.config.ts'])(
    '%s contains nothing of the kit while no resource is declared with it',
    async (configFile) => {
      process.env.EXAMPLES = '0';
      const chunks = await chunksOf(configFile);
      expect(chunks.length).toBeGreaterThan(10);
      expect(ofKit(chunks)).toEqual([]);
      expect(textsIn(chunks)).toEqual([]);
    },
  );

  it('a console with declared resources contains the kit, and not in its first screen', async () => {
    process.env.EXAMPLES = '1';
    const chunks = await chunksOf('vite.config.ts');
    expect(ofKit(chunks)).toEqual(expect.arrayContaining([expect.stringMatching(/src\/kit\/parts\.ts$/)]));
    expect(textsIn(chunks)).toEqual(TEXTS);
    const start = loadedAtStart(chunks);
    expect(start.length).toBeGreaterThan(0);
    expect(ofKit(start).filter((id) => id.endsWith('.tsx'))).toEqual([]);
  });
});
