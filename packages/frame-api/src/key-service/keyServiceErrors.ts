import { baseErrors, type ErrorCatalogue } from '@latchkey/core/contract'

/** Every error the key service answers. People do not see them: the frame's server says what they mean. */
export const keyServiceErrors = {
  ...baseErrors,
  invalid_ticket: { status: 403, message: 'The ticket is not of this key service.' },
  release_too_early: { status: 403, message: 'The waiting period is not over yet.' },
  invalid_release_proof: { status: 403, message: 'The proof is not one of the ticket’s device.' },
  ticket_over: { status: 410, message: 'The ticket is no longer good.' },
  unreadable_copy: {
    status: 422,
    message: 'The copy cannot be opened with the key of this service.',
  },
} as const satisfies ErrorCatalogue
