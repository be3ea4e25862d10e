// @ts-check
import { createServer, createServerModuleRunner } from 'vite';

/**
 * Runs the `bench` of a TypeScript file, on the sources of the workspace.
 *
 * @param {string} file
 */
export async function runBench(file) {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    environments: {
      ssr: { resolve: { noExternal: [/^@matchpoint\//], conditions: ['matchpoint-source', 'node'] } },
    },
  });
  try {
    const { bench } = await createServerModuleRunner(server.environments.ssr).import(file);
    await bench();
  } finally {
    await server.close();
  }
}
