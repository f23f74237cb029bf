import type { CaipNetworkId } from '@latchkey/core'
import type { SignInData } from '@latchkey/core/sign-in'
import type { Connection } from './ConnectionState.ts'
import type { Kit } from './Kit.ts'

/** A sign-in message: its fields, and `toString()`, which returns the text to sign. */
export type SignInMessage = SignInData & { readonly toString: () => string }

/**
 * A sign-in session of one account on one network. It contains neither the signature nor the text
 * (S-84).
 */
export type SignInSession = {
  readonly data: Pick<SignInData, 'accountAddress' | 'chainId'> & Partial<SignInData>
}

export type SignedMessage = {
  readonly data: SignInData
  /** The exact text that the user signed to sign in. */
  readonly message: string
  readonly signature: string
}

type CapturedAccount = {
  readonly email: string
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
}

/** Functions of the app that receive email addresses and send codes. */
export type EmailService = {
  /**
   * Receives the email address.
   *
   * @returns `confirmed` if the address is known to belong to the user; `sent` if a code was mailed
   * to it.
   */
  readonly requestCode: (account: CapturedAccount) => Promise<'confirmed' | 'sent'>
  /**
   * Checks the code that the user has entered. Throws if it differs from the mailed one; the user
   * then sees an `EmailCodeError`.
   */
  readonly confirmCode: (account: CapturedAccount & { readonly code: string }) => Promise<void>
}

/**
 * Requests the user's email address at sign-in (K-SIWX-10). Create it with `createEmailCapture`.
 */
export type EmailCapture = EmailService & {
  /**
   * Shows the page that requests the email address, before a sign-in.
   *
   * @returns False if no email address is needed.
   */
  readonly ask: (kit: Kit, connection: Connection) => boolean
  /**
   * Shows the email page again after a sign-in that failed because of a missing email address.
   *
   * @returns False for any other failure.
   */
  readonly askAgain: (kit: Kit, connection: Connection, error: unknown) => boolean
}

/**
 * Sign-in plug-in: creates messages, verifies signatures and stores sessions (wire-siwx §6).
 *
 * If a function throws, the wallet is disconnected. Only after a transport failure, such as
 * `ServiceUnreachableError`, does the wallet stay connected without access, and the user can try
 * again (S-102).
 */
export type SignIn = {
  /** Creates a message with a nonce, so that every message is different. */
  readonly createMessage: (input: {
    readonly accountAddress: string
    readonly chainId: CaipNetworkId
  }) => Promise<SignInMessage>
  /** Signs the sign-in message. If present, it is used in place of the connected wallet. */
  readonly signMessage?: (input: {
    readonly message: string
    readonly chainId: CaipNetworkId
    readonly accountAddress: string
  }) => Promise<string>
  /**
   * Verifies a signed message and stores it as a sign-in session. Throws if the signature is
   * invalid.
   */
  readonly addSession: (signed: SignedMessage) => Promise<void>
  /** Replaces all sign-in sessions by the given ones. `[]` signs out all accounts. */
  readonly setSessions: (sessions: readonly SignInSession[]) => Promise<void>
  /** Returns the verified, unexpired sign-in sessions of this account and network. */
  readonly getSessions: (
    chainId: CaipNetworkId,
    address: string,
  ) => Promise<readonly SignInSession[]>
  readonly revokeSession: (chainId: CaipNetworkId, address: string) => Promise<void>
  /**
   * The networks on which a session of an account is valid: only the signed one, or all networks of
   * its namespace. With `namespace`, `getSessions` returns sessions of every network of the
   * namespace, `revokeSession` ends all of them, and a switch of network requests no signature.
   * Default `network`.
   */
  readonly sessionScope?: 'network' | 'namespace'
  /** Returns whether connected users must sign in. Default true. */
  readonly getRequired?: () => boolean
  /**
   * Requests an email address at sign-in. Absent: no email is requested, regardless of the
   * features.
   */
  readonly emailCapture?: EmailCapture
  /** Whether disconnecting a wallet ends its sign-in sessions. Default true. */
  readonly signOutOnDisconnect?: boolean
}
