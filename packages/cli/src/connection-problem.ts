interface Problem {
  readonly message: string;
  /** What to do about it; empty where there is nothing. */
  readonly suggestion: string;
}

/**
 * What Node's code of a failed connection means (rules/terminal.md#networks).
 * @param service its name in the sentence
 * @returns null for a code that says no more than that the connection failed
 */
export function connectionProblem(code: string, service: string, url: string): Problem | null {
  const certificate = `The certificate of ${service}`;
  if (/SELF_SIGNED|^UNABLE_TO_(GET|VERIFY)|^CERT_UNTRUSTED/.test(code))
    return {
      message: `${certificate} is not trusted (${code}).`,
      suggestion:
        'If your organization issues certificates itself, name the file of its root certificate (PEM) in NODE_EXTRA_CA_CERTS.',
    };
  switch (code) {
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return { message: `${certificate} is for another host name.`, suggestion: 'Check the address.' };
    case 'CERT_HAS_EXPIRED':
      return {
        message: `${certificate} has expired.`,
        suggestion: 'Its operator has to renew it, if the date of this machine is right.',
      };
    case 'CERT_NOT_YET_VALID':
      return { message: `${certificate} is not valid yet.`, suggestion: 'Check the date of this machine.' };
    case 'ERR_SSL_WRONG_VERSION_NUMBER':
      return {
        message: `The connection to ${service} cannot be encrypted: it does not answer by https.`,
        suggestion: otherScheme(url),
      };
    case 'ECONNRESET':
    case 'UND_ERR_SOCKET':
      return url.startsWith('http:')
        ? {
            message: `The connection to ${service} was closed without an answer.`,
            suggestion: otherScheme(url),
          }
        : null;
    case 'UND_ERR_ABORTED':
    case 'UND_ERR_INVALID_ARG':
      return {
        message: `The proxy refused to lead to ${service}.`,
        suggestion: 'If it asks for a name and a password: HTTPS_PROXY=http://name:password@host:port',
      };
    default:
      return null;
  }
}

/** For a service that may speak the other one of http and https. */
export function otherScheme(url: string): string {
  return url.startsWith('http:')
    ? `If it answers by https: --api-url ${url.replace('http:', 'https:')}`
    : `If it answers by plain http: --api-url ${url.replace('https:', 'http:')}`;
}
