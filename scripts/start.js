import { start } from './start/start.js';

await start(process.argv.slice(2));
