import { test } from './test/test.js';

await test();
