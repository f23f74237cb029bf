import { baseErrors, type ErrorCatalogue } from '@latchkey/core/contract'

/**
 * All errors of the key service. Users do not see them, because the frame's server translates them.
 */
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
