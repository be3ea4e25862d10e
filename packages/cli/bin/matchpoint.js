#!/usr/bin/env node
import module from 'node:module';

// Node 22 and later keep compiled code between runs.
module.enableCompileCache?.();
await import('../dist/program/main.js');
