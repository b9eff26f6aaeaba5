import { systemClock } from '../systemClock';
import { runP7m } from './runP7m';

const { code, output } = await runP7m(process.argv.slice(2), process.env, systemClock);
if (code === 64) console.error(output);
else console.log(output);
process.exitCode = code;
