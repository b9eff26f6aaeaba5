import { program } from './cli/program';
import { readConfig } from './config';
import { consoleFolder } from './consoleFolder';
import { greeting } from './greeting';
import { startProvider } from './provider';

await program(async () => {
  const config = readConfig(process.env);
  const provider = await startProvider(config, consoleFolder);
  console.log(greeting(config));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void provider.stop().finally(() => process.exit()));
  }
});
