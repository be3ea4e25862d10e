import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PlainError, sentence } from '../plain-error.js';
import { replaceFile } from '../replace-file.js';

/**
 * The emulator's accounts on disk, one JSON file that is replaced as a whole. It holds passwords in clear, as the
 * emulator itself does: for use on one's own machine only. The folder admits its owner alone (mode 0700).
 *
 * @typedef {{ localId: string, validSince?: string } & Record<string, unknown>} Account as the emulator's batchGet answers it
 * @typedef {{ load: () => Account[], save: (accounts: Account[]) => void }} SavedAccounts
 */

const version = 1;

/**
 * @param {string} folder
 * @returns {SavedAccounts}
 */
export function savedAccounts(folder) {
  const file = join(folder, 'accounts.json');
  let saved = '';
  return {
    load() {
      try {
        // Without a mode, which would close the data folder, too: the database's user has to enter it.
        mkdirSync(folder, { recursive: true });
        chmodSync(folder, 0o700);
      } catch (error) {
        throw new PlainError(
          `The data folder ${dirname(folder)} cannot be written (${sentence(error)}): give this user the right to, or choose another folder with MATCHPOINT_DATA_DIR.`,
        );
      }
      try {
        saved = readIfThere(file);
        return saved === '' ? [] : accountsOf(JSON.parse(saved));
      } catch (error) {
        throw new PlainError(
          `The saved accounts in ${file} cannot be used (${sentence(error)}); repair the file, or move it away to start without accounts.`,
        );
      }
    },
    save(accounts) {
      const text = `${JSON.stringify({ version, accounts })}\n`;
      if (text === saved) return;
      if (readIfThere(file) !== saved) {
        throw new Error(`${file} was changed by another program, whose accounts would be lost`);
      }
      replaceFile(file, text);
      saved = text;
    },
  };
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * @param {unknown} content
 * @returns {Account[]}
 */
function accountsOf(content) {
  if (
    typeof content !== 'object' ||
    content === null ||
    !('version' in content) ||
    !('accounts' in content)
  ) {
    throw new Error('it is not a list of accounts');
  }
  if (content.version !== version) throw new Error(`it is of version ${content.version}, not ${version}`);
  if (!Array.isArray(content.accounts) || !content.accounts.every(isAccount)) {
    throw new Error('an account in it has no localId');
  }
  return content.accounts;
}

/**
 * @param {unknown} value
 * @returns {value is Account}
 */
export function isAccount(value) {
  return (
    typeof value === 'object' && value !== null && 'localId' in value && typeof value.localId === 'string'
  );
}
