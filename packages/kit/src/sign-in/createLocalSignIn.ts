import { BaseError, type CaipNetworkId, createStorage, type StoragePort } from '@latchkey/core'
import type { SignedMessage, SignIn } from '../kit/SignIn.ts'
import { forgetSignIns, readSignIns, storeSignIn } from '../storage/storedSignIns.ts'
import { isSessionOf } from './isSessionOf.ts'
import { isTextOf } from './isTextOf.ts'
import { type MessageOptions, toMessage } from './toMessage.ts'

/** Verifies sign-in signatures of accounts in one namespace. */
export type SignInVerifier = {
  readonly isFor: (chainId: CaipNetworkId) => boolean
  readonly verify: (signed: SignedMessage) => Promise<boolean>
}

export type CreateLocalSignInOptions = MessageOptions & {
  readonly createNonce: () => Promise<string>
  /**
   * Functions that verify signatures. A session is valid if at least one of them applies to its
   * network and all that apply accept the signature.
   */
  readonly verifiers: readonly SignInVerifier[]
  readonly storage: StoragePort
  /** The kit's `config.name`, if set. */
  readonly name?: string
  /** Whether connected users must sign in. Default true. */
  readonly required?: boolean
  /**
   * The networks on which a session of an account is valid: only the signed one, or all networks of
   * its namespace. Default `network`.
   */
  readonly sessionScope?: 'network' | 'namespace'
  /** Returns the current time in epoch milliseconds. Default: the device's clock. */
  readonly now?: () => number
}

/**
 * A sign-in signature is invalid: the signed text differs from the message, no verifier applies to
 * the network, or a verifier rejects the signature.
 */
export class InvalidSignatureError extends BaseError {
  override readonly name = 'InvalidSignatureError'
  constructor() {
    super('The signature is not valid', {
      code: 'invalid_signature',
      hint: 'Is there a verifier for the namespace? Did the wallet sign exactly this text?',
    })
  }
}

/**
 * Creates a sign-in plug-in without a server. Sessions are stored in this browser only, so they
 * prove nothing to a server.
 */
export function createLocalSignIn(options: CreateLocalSignInOptions): SignIn {
  const { createNonce, verifiers, required = true, now = Date.now, sessionScope } = options
  const storage = createStorage(options.storage, { prefix: options.name })
  const isAlive = (data: SignedMessage['data'] | Partial<SignedMessage['data']>) => {
    const begins = Date.parse(data.notBefore ?? data.issuedAt ?? '')
    const ends = data.expirationTime ? Date.parse(data.expirationTime) : Number.POSITIVE_INFINITY
    return begins <= now() && now() < ends
  }
  return {
    createMessage: async (account) =>
      toMessage(options, account, { nonce: await createNonce(), issuedAt: now() }),
    addSession: async (signed) => {
      if (!isTextOf(signed.data, signed.message)) throw new InvalidSignatureError()
      const fitting = verifiers.filter((verifier) => verifier.isFor(signed.data.chainId))
      const answers = await Promise.all(fitting.map((verifier) => verifier.verify(signed)))
      if (answers.length === 0 || answers.includes(false)) throw new InvalidSignatureError()
      storeSignIn(storage, signed.data)
    },
    setSessions: async (sessions) => {
      const kept = sessions.map(({ data }) => `${data.chainId}:${data.accountAddress}`)
      const ended = readSignIns(storage)
        .map(({ data }) => data)
        .filter((data) => !kept.includes(`${data.chainId}:${data.accountAddress}`))
      forgetSignIns(storage, ended)
    },
    getSessions: async (chainId, accountAddress) =>
      readSignIns(storage).filter(
        ({ data }) => isSessionOf(data, { chainId, accountAddress }, sessionScope) && isAlive(data),
      ),
    revokeSession: async (chainId, accountAddress) => {
      const ended = readSignIns(storage).map(({ data }) => data)
      forgetSignIns(
        storage,
        ended.filter((data) => isSessionOf(data, { chainId, accountAddress }, sessionScope)),
      )
    },
    getRequired: () => required,
    ...(sessionScope && { sessionScope }),
  }
}
