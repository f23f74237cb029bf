import { startEmailChange, submitPrimaryCode, submitSecondaryCode } from '@latchkey/frame-api'
import type { FrameServer } from '../server/FrameServer.ts'
import { type LoginOptions, type StartOptions, toSendError } from './createLogin.ts'
import { NoLoginOpenError } from './errors.ts'

/** A change of the login's address: two codes, old address first (S-43). */
export type EmailChange = {
  readonly start: (
    email: string,
    options: StartOptions,
  ) => Promise<'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'>
  readonly submitPrimary: (code: string, options: LoginOptions) => Promise<void>
  /** @returns The new address. */
  readonly submitSecondary: (code: string, options: LoginOptions) => Promise<string>
}

/** Makes the e-mail change of one document; one is open at a time. */
export function createEmailChange(server: FrameServer): EmailChange {
  const open: { transactionId: string | undefined } = { transactionId: undefined }
  const requireOpen = () => {
    if (open.transactionId === undefined) throw new NoLoginOpenError()
    return open.transactionId
  }
  return {
    async start(email, { origin, signal }) {
      try {
        const begun = await server.call(startEmailChange, { email, origin }, { signal })
        open.transactionId = begun.transactionId
        return begun.action
      } catch (error) {
        throw toSendError(error)
      }
    },
    async submitPrimary(code, { signal }) {
      const transactionId = requireOpen()
      const next = await server.call(submitPrimaryCode, { transactionId, code }, { signal })
      open.transactionId = next.transactionId
    },
    async submitSecondary(code, { signal }) {
      const transactionId = requireOpen()
      const done = await server.call(submitSecondaryCode, { transactionId, code }, { signal })
      open.transactionId = undefined
      return done.newEmail
    },
  }
}
