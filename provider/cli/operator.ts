import { runOperator } from './runOperator';

const { code, output } = await runOperator(process.argv.slice(2), process.env);
if (code === 0) console.log(output);
else console.error(output);
process.exitCode = code;
