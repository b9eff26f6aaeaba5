// npm run client -- FOLDER: writes a typed TypeScript client of the API, sportelloApi.ts, from the OpenAPI document.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { root } from './lib/paths.mjs';

const {
  positionals: [folder],
} = parseArgs({ allowPositionals: true });
if (!folder) {
  console.error('Name the folder of the client: npm run client -- FOLDER');
  process.exit(1);
}
const { files } = await generateApi({
  input: join(root, 'contract/openapi.json'),
  output: false,
  httpClientType: 'fetch',
  apiClassName: 'SportelloApi',
  extractRequestBody: true,
  silent: true,
});
mkdirSync(folder, { recursive: true });
// Without `@ts-nocheck`, so that the compiler of a project that uses the client checks it too.
const text = files.map(({ fileContent }) => fileContent.replace('// @ts-nocheck\n', '')).join('\n');
writeFileSync(join(folder, 'sportelloApi.ts'), text);
console.log(join(folder, 'sportelloApi.ts'));
