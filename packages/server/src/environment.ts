import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { mostBatchRows } from '@matchpoint/core/athletes/fields/athlete-batch';
import { athleteFields, type Offered, optionalFields } from '@matchpoint/core/athletes/fields/athlete-fields';
import { consentModes } from '@matchpoint/core/consent/consent';
import * as z from 'zod';
import { isAddressOrNetwork } from './http/client-address.ts';
import { StartupError } from './startup-error.ts';

const blankIsMissing = (value: unknown) => (value === '' ? undefined : value);
const variable = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsMissing, schema);

const text = (form: RegExp, wanted: string) => z.string().regex(form, wanted);
const list = z.string().transform((value) => value.split(',').map((part) => part.trim()));

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535 (0 takes a free one), like PORT=4300')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port number from 0 to 65535, like PORT=4300');

const host = text(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an IP address, like HOST=127.0.0.1');

const databaseUrl = z
  .string()
  .refine((value) => !/^[^?#]*,|[?&]target_session_attrs=/.test(value.replace(/^\w+:\/\/[^/?#]*@/, '')), {
    message:
      'must name one host, without target_session_attrs, like postgres://user:password@host:5432/database; where several machines take turns, name the proxy, pooler or name that leads to the primary',
    abort: true,
  })
  .refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '';
  }, 'must be a PostgreSQL address like postgres://user:password@host:5432/database; leave it out to use the embedded database');

const projectId = text(
  /^[a-z][a-z0-9-]{3,29}$/,
  'must be a Firebase project id (lower-case letters, digits and hyphens), like FIREBASE_PROJECT_ID=demo-matchpoint',
);

const emulatorHost = text(
  /^(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/,
  'must be host:port on this machine, like FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099; leave it out to use a real project',
);

const apiKey = text(
  /^[\w-]+$/,
  'must be the web API key of the Firebase project (letters, digits, - and _), like FIREBASE_API_KEY=AIzaSyExample',
);

const authDomain = text(
  /^[A-Za-z0-9.-]+$/,
  'must be a host name, like FIREBASE_AUTH_DOMAIN=matchpoint-live.firebaseapp.com',
);

const readableFile = z
  .string()
  .refine(isReadableFile, 'must name a file that this process can read: the key of a service account (JSON)');

/** Read at the start, which says what is wrong with it. */
const file = z.string().transform((value) => resolve(value));

const webDir = z
  .string()
  .transform((value) => resolve(value))
  .refine(
    (value) => isReadableFile(resolve(value, 'index.html')),
    'must name a folder with the built web app (index.html); build it, or leave the variable out to serve the API alone',
  );

const origins = list.refine(
  (values) => values.every((value) => URL.canParse(value) && new URL(value).origin === value),
  'must be origins separated by commas, without a path or a slash at the end, like CORS_ORIGINS=https://app.example.com',
);

const publicUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value,
    'must be the origin under which people reach the site, without a path or a slash at the end, like PUBLIC_URL=https://matchpoint.example.com; leave it out to use the one that each request asks',
  );

/** As a URL: `mailto:` before an address; one that is written so is the address it holds. */
const contact = z
  .string()
  .max(300, 'must have at most 300 characters')
  .transform((value, { issues }) => {
    const email = value.replace(/^mailto:([^?]*).*$/i, '$1');
    if (z.email().safeParse(email).success) return `mailto:${email}`;
    if (URL.canParse(value) && /^https:\/\//i.test(value)) {
      const { href, username, password } = new URL(value);
      if (username + password === '') return href.replaceAll(',', '%2C');
    }
    issues.push({
      code: 'custom',
      input: value,
      message:
        'must be an email address or an https address, like MATCHPOINT_CONTACT=help@matchpoint.example.com',
    });
    return z.NEVER;
  });

const proxies = list.refine(
  (values) => values.every(isAddressOrNetwork),
  'must be addresses or networks of proxies separated by commas, like TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8',
);

const count = (name: string, usual: number, least = 1) => {
  const wanted = `must be a whole number from ${least} to 999999, like ${name}=${usual}`;
  return variable(
    z
      .string()
      .regex(/^\d{1,6}$/, wanted)
      .transform(Number)
      .refine((value) => value >= least, wanted)
      .default(usual),
  );
};

/** What the web app was built with: the pages must be allowed to call it. */
const calledByPages = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'must be an http or https address, like https://api.example.com; leave it out for the same origin',
  )
  .transform((value) => new URL(value).origin);

const optionalNames: ReadonlyMap<string, string> = new Map(
  optionalFields.map((name) => [athleteFields[name].filter, name]),
);

const fields = list.transform((names, { issues }): Offered => {
  const unknown = names.filter((name) => !optionalNames.has(name));
  if (unknown.length > 0)
    issues.push({
      code: 'custom',
      input: names,
      message: `must be some of ${[...optionalNames.keys()].join(', ')}, separated by commas, like MATCHPOINT_FIELDS=wtn,act; ${unknown.join(', ')} is none of them`,
    });
  return optionalFields.filter((name) => names.includes(athleteFields[name].filter));
});

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((value) => value === 'on');

const variables = z
  .object({
    PORT: variable(port.default(4300)),
    HOST: variable(host.default('127.0.0.1')),
    DATABASE_URL: variable(databaseUrl.optional()),
    MATCHPOINT_DATA_DIR: variable(
      z
        .string()
        .default('.matchpoint')
        .transform((value) => resolve(value)),
    ),
    MATCHPOINT_WEB_DIR: variable(webDir.optional()),
    MATCHPOINT_MIGRATE: variable(onOff.default(true)),
    MATCHPOINT_METRICS_PORT: variable(port.optional()),
    MATCHPOINT_METRICS_HOST: variable(host.default('127.0.0.1')),
    MATCHPOINT_ACCESS_LOG: variable(onOff.default(true)),
    MATCHPOINT_EXTENSIONS: variable(onOff.default(true)),
    MATCHPOINT_FIELDS: variable(fields.default([])),
    MATCHPOINT_CONSENT: variable(
      z
        .enum(consentModes, `must be one of ${consentModes.join(', ')}, like MATCHPOINT_CONSENT=family`)
        .default('off'),
    ),
    FIREBASE_PROJECT_ID: variable(projectId.optional()),
    FIREBASE_API_KEY: variable(apiKey.optional()),
    FIREBASE_AUTH_DOMAIN: variable(authDomain.optional()),
    FIREBASE_AUTH_EMULATOR_HOST: variable(emulatorHost.optional()),
    GOOGLE_APPLICATION_CREDENTIALS: variable(readableFile.optional()),
    PUBLIC_URL: variable(publicUrl.optional()),
    MATCHPOINT_CONTACT: variable(contact.optional()),
    MATCHPOINT_SEARCH_ENGINES: variable(onOff.default(true)),
    CORS_ORIGINS: variable(origins.default([])),
    TRUSTED_PROXIES: variable(proxies.default([])),
    MATCHPOINT_SIGN_UPS_PER_HOUR: count('MATCHPOINT_SIGN_UPS_PER_HOUR', 60),
    MATCHPOINT_READS_PER_MINUTE: count('MATCHPOINT_READS_PER_MINUTE', 30_000, 0),
    MATCHPOINT_AGENCIES_PER_USER: count('MATCHPOINT_AGENCIES_PER_USER', 50),
    MATCHPOINT_ATHLETES_PER_AGENCY: count('MATCHPOINT_ATHLETES_PER_AGENCY', 100_000),
    // No batch is larger than what an account may send.
    MATCHPOINT_ROWS_PER_MINUTE: count('MATCHPOINT_ROWS_PER_MINUTE', 60_000, mostBatchRows),
    MATCHPOINT_REQUEST_SECONDS: count('MATCHPOINT_REQUEST_SECONDS', 25),
    MATCHPOINT_IDLE_SECONDS: count('MATCHPOINT_IDLE_SECONDS', 20),
    MATCHPOINT_DRAIN_SECONDS: count('MATCHPOINT_DRAIN_SECONDS', 5, 0),
    MATCHPOINT_ANSWER_SECONDS: count('MATCHPOINT_ANSWER_SECONDS', 30),
    MATCHPOINT_SEARCH_SECONDS: count('MATCHPOINT_SEARCH_SECONDS', 2),
    MATCHPOINT_LIST_SECONDS: count('MATCHPOINT_LIST_SECONDS', 300),
    MATCHPOINT_STATEMENT_SECONDS: count('MATCHPOINT_STATEMENT_SECONDS', 10),
    MATCHPOINT_LOCK_SECONDS: count('MATCHPOINT_LOCK_SECONDS', 5),
    MATCHPOINT_QUEUE_SECONDS: count('MATCHPOINT_QUEUE_SECONDS', 2),
    MATCHPOINT_QUEUE_LENGTH: count('MATCHPOINT_QUEUE_LENGTH', 200),
    MATCHPOINT_DATABASE_CONNECTIONS: count('MATCHPOINT_DATABASE_CONNECTIONS', 10),
    MATCHPOINT_STATEMENTS: variable(
      z
        .enum(['named', 'unnamed'], 'must be named or unnamed, like MATCHPOINT_STATEMENTS=named')
        .default('unnamed'),
    ),
    MATCHPOINT_VERIFIED_EMAIL: variable(onOff.default(false)),
    MATCHPOINT_AUDIT_DAYS: count('MATCHPOINT_AUDIT_DAYS', 400),
    MATCHPOINT_TERMS_FILE: variable(file.optional()),
    MATCHPOINT_PRIVACY_FILE: variable(file.optional()),
    VITE_API_BASE_URL: variable(calledByPages.optional()),
    VITE_FIREBASE_AUTH_EMULATOR_URL: variable(calledByPages.optional()),
  })
  .check(({ value, issues }) => {
    const refuse = (variable: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', input: value[variable], path: [variable], message });
    if (value.MATCHPOINT_FIELDS.length > 0 && !value.MATCHPOINT_EXTENSIONS) {
      refuse('MATCHPOINT_FIELDS', 'must be left out while MATCHPOINT_EXTENSIONS is off');
    }
    if (value.MATCHPOINT_CONSENT !== 'off' && !value.MATCHPOINT_EXTENSIONS) {
      refuse('MATCHPOINT_CONSENT', 'must be left out while MATCHPOINT_EXTENSIONS is off');
    }
    if (value.FIREBASE_AUTH_EMULATOR_HOST === undefined) return;
    if (value.FIREBASE_PROJECT_ID?.startsWith('demo-') !== true) {
      refuse(
        'FIREBASE_PROJECT_ID',
        'must start with demo- while FIREBASE_AUTH_EMULATOR_HOST is set, like FIREBASE_PROJECT_ID=demo-matchpoint; the emulator accepts forged tokens, so it never stands in for a real project',
      );
    }
    // rules/server.md#emulator-on-loopback
    if (!/^(127\.\d+\.\d+\.\d+|::1|localhost)$/i.test(value.HOST)) {
      refuse(
        'HOST',
        'must be this machine alone, like HOST=127.0.0.1, while FIREBASE_AUTH_EMULATOR_HOST is set; the emulator accepts forged tokens, so anyone who reaches the server could sign in as anyone. Set FIREBASE_PROJECT_ID to a real Firebase project to serve others',
      );
    }
  });

export type Environment = z.output<typeof variables>;

/**
 * The configuration of the process.
 * @throws {StartupError} with one line for each bad variable: its name, the form it must have, and an example
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = variables.safeParse(environment);
  if (parsed.success) return parsed.data;
  throw new StartupError(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
  );
}

function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
