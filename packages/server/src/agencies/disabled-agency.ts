/** The operator has disabled the agency. The message is the answer's. */
export class DisabledAgencyError extends Error {
  override readonly name = 'DisabledAgencyError';

  constructor() {
    super(
      'This agency was disabled by the operator of this service, so nothing of it can be changed. You can still see and export it.',
    );
  }
}
