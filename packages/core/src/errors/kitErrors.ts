import { BaseError } from './BaseError.ts'

/** The user closed the modal while an action was running in it. Nothing has changed. */
export class ModalClosedError extends BaseError {
  override readonly name = 'ModalClosedError'
  constructor(options: { readonly cause?: unknown } = {}) {
    super('Modal closed', {
      code: 'modal_closed',
      hint: 'The user left. Show nothing, or offer the button again.',
      cause: options.cause,
    })
  }
}

/** A second kit was started on the page without a name, which its stored data needs. */
export class KitNameRequiredError extends BaseError {
  override readonly name = 'KitNameRequiredError'
  constructor() {
    super('Kit name required', {
      code: 'kit_name_required',
      hint: 'Another kit is on this page. Give this one a `name`: it prefixes storage keys and the frame id.',
    })
  }
}

/** A newer attempt of the same kind replaced this one, so its result was ignored. */
export class AttemptSupersededError extends BaseError {
  override readonly name = 'AttemptSupersededError'
  constructor() {
    super('Attempt superseded', {
      code: 'attempt_superseded',
      hint: 'A later call of the same action replaced this one. Nothing needs to be shown.',
    })
  }
}
