import { UnreadableError } from './unreadable.ts';

/** Bytes of XML, unpacked: several times as many as the most rows take. */
const mostUnpacked = 300 * 1024 * 1024;

/** The files of a ZIP archive, by their paths with slashes. */
export interface Archive {
  readonly names: readonly string[];
  /** Unpacks a file; null where there is none of the name. */
  readonly unpack: (name: string) => Uint8Array | null;
}

/**
 * Reads the directory of an archive; files are unpacked when they are asked for.
 * @throws {UnreadableError} if it is broken, or would unpack to too much (rules/import.md#workbooks)
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const { unzipSync } = await import('fflate');
  const sizes = new Map<string, number>();
  const read = (name?: string) => {
    try {
      return unzipSync(bytes, {
        filter: (file) => {
          const path = file.name.replaceAll('\\', '/');
          sizes.set(path, file.originalSize);
          return path === name;
        },
      });
    } catch {
      throw new UnreadableError(
        'The file is cut off or broken: it cannot be unpacked. Save it again as .xlsx or CSV.',
      );
    }
  };
  read();
  const xml = [...sizes].filter(([name]) => name.endsWith('.xml')).map(([, size]) => size);
  if (xml.reduce((sum, size) => sum + size, 0) > mostUnpacked)
    throw new UnreadableError(
      `The workbook unpacks to more than ${mostUnpacked / 1024 / 1024} MB, so it is not opened. Save the sheet with the athletes as CSV.`,
    );
  // Memory for a file is allocated as the directory says; bytes beyond a false size are not unpacked.
  return { names: [...sizes.keys()], unpack: (name) => Object.values(read(name))[0] ?? null };
}
