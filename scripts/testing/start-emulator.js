import { startAuthEmulator } from '../auth-emulator.js';

const { pid } = await startAuthEmulator();
process.send?.(pid);
