import { startAuthEmulator } from '../auth-emulator.js';

const { url } = await startAuthEmulator();
process.send?.(url);
