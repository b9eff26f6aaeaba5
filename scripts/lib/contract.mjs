// The contract with the resources of contract/stored, from which files are generated. Vite runs this file.
import { registerResources } from '../../contract/storing/registerResources';
import { CONTRACT_MODULES } from './generated.mjs';

const modules = import.meta.glob('../../contract/**/*.ts', { eager: true });

registerResources(
  Object.entries(modules).flatMap(([path, file]) =>
    path.startsWith('../../contract/stored/') ? Object.values(file) : [],
  ),
);

export const contract = Object.assign(
  {},
  ...CONTRACT_MODULES.map((name) => modules[`../../contract/${name}.ts`]),
);
