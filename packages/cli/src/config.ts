import { InvalidArgumentError, Option } from 'commander';

const defaultApiUrl = 'http://127.0.0.1:4300';

/** `--api-url`, else `MATCHPOINT_API_URL`, else the service that `npm start` brings up on this machine. */
export function apiUrlOption(): Option {
  return new Option('--api-url <url>', 'the service to ask')
    .env('MATCHPOINT_API_URL')
    .default(defaultApiUrl)
    .argParser(readApiUrl);
}

/** An http(s) origin with an optional path, without a slash at its end. */
function readApiUrl(text: string): string {
  if (text.trim() === '') return defaultApiUrl;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new InvalidArgumentError('It must be a URL that starts with http:// or https://.');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new InvalidArgumentError('It must be an address alone, without a password, a query or a fragment.');
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
