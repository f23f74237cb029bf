import { BaseError } from '@latchkey/core'
import {
  startEmailChange,
  submitPrimaryCode,
  submitSecondaryCode,
} from '@latchkey/frame-api/endpoints'
import type { FrameClient } from '../client/FrameClient.ts'
import type { ProvenWallet, Vault } from '../keys/createVault.ts'
import { type LoginOptions, type StartOptions, toSendError } from './createLogin.ts'
import { NoLoginOpenError } from './errors.ts'

/**
 * Changes the login's email address. The user enters a code from the old address first, then one
 * from the new address (S-43).
 */
export type EmailChange = {
  readonly start: (
    email: string,
    options: StartOptions,
  ) => Promise<'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'>
  readonly submitPrimary: (code: string, options: LoginOptions) => Promise<void>
  /**
   * Completes the change with the code from the new address.
   *
   * @returns The new address.
   */
  readonly submitSecondary: (code: string, options: LoginOptions) => Promise<string>
}

export type CreateEmailChangeParameters = {
  readonly client: FrameClient
  /**
   * Signs a proof that the wallet is open on this device. The server requires it for a second
   * change of the email address within 24 h.
   */
  readonly vault: Pick<Vault, 'prove'>
}

/** Creates the email change flow of one document. At most one change is in progress. */
export function createEmailChange({ client, vault }: CreateEmailChangeParameters): EmailChange {
  const open: { transactionId: string | undefined } = { transactionId: undefined }
  const requireOpen = () => {
    if (open.transactionId === undefined) throw new NoLoginOpenError()
    return open.transactionId
  }
  return {
    async start(email, { origin, signal }) {
      try {
        const begin = (opened?: ProvenWallet) =>
          client.call(startEmailChange, { email, origin, ...(opened && { opened }) }, { signal })
        const begun = await begin().catch(async (error: unknown) => {
          if (!needsProof(error)) throw error
          return begin(await vault.prove('email'))
        })
        open.transactionId = begun.transactionId
        return begun.action
      } catch (error) {
        throw toSendError(error)
      }
    },
    async submitPrimary(code, { signal }) {
      const transactionId = requireOpen()
      const next = await client.call(submitPrimaryCode, { transactionId, code }, { signal })
      open.transactionId = next.transactionId
    },
    async submitSecondary(code, { signal }) {
      const transactionId = requireOpen()
      const done = await client.call(submitSecondaryCode, { transactionId, code }, { signal })
      open.transactionId = undefined
      return done.newEmail
    },
  }
}

const needsProof = (error: unknown) =>
  error instanceof BaseError && error.code === 'wallet_proof_needed'
