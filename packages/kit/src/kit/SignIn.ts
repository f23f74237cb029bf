import type { CaipNetworkId } from '@latchkey/core'
import type { SignInData } from '@latchkey/core/sign-in'
import type { Connection } from './ConnectionState.ts'
import type { Kit } from './Kit.ts'

/** A message to sign: its fields, and `toString()` for its text. */
export type SignInMessage = SignInData & { readonly toString: () => string }

/** A sign-in of one account on one network. Never contains the signature or the text (S-84). */
export type SignInSession = {
  readonly data: Pick<SignInData, 'accountAddress' | 'chainId'> & Partial<SignInData>
}

export type SignedMessage = {
  readonly data: SignInData
  /** The exact text that was signed. */
  readonly message: string
  readonly signature: string
}

type CapturedAccount = {
  readonly email: string
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
}

/** The host's service that receives e-mails and sends codes. */
export type EmailService = {
  /**
   * @returns `confirmed` if the address is known to belong to the user; `sent` if a code was sent
   *   to it.
   */
  readonly requestCode: (account: CapturedAccount) => Promise<'confirmed' | 'sent'>
  /** Throws if the code differs from the sent one; the user sees an `EmailCodeError`. */
  readonly confirmCode: (account: CapturedAccount & { readonly code: string }) => Promise<void>
}

/** Asks for the user's e-mail at sign-in (K-SIWX-10). Create it with `createEmailCapture`. */
export type EmailCapture = EmailService & {
  /**
   * Shows the page that asks for the e-mail.
   *
   * @returns False if no e-mail is needed.
   */
  readonly ask: (kit: Kit, connection: Connection) => boolean
  /**
   * Shows the page again after a sign-in that failed for a missing e-mail.
   *
   * @returns False for any other failure.
   */
  readonly askAgain: (kit: Kit, connection: Connection, error: unknown) => boolean
}

/**
 * Issues, verifies and stores sign-in sessions (wire-siwx §6).
 *
 * An error thrown here ends the wallet's connection, except a transport failure such as
 * `ServiceUnreachableError`. The wallet then stays connected without access, and can try again
 * (S-102).
 */
export type SignIn = {
  /** Creates a message that is unique per call. */
  readonly createMessage: (input: {
    readonly accountAddress: string
    readonly chainId: CaipNetworkId
  }) => Promise<SignInMessage>
  /** Signs instead of the connected wallet. */
  readonly signMessage?: (input: {
    readonly message: string
    readonly chainId: CaipNetworkId
    readonly accountAddress: string
  }) => Promise<string>
  /** Verifies and stores a session. Throws if the signature is invalid. */
  readonly addSession: (signed: SignedMessage) => Promise<void>
  /** Replaces all sessions by existing ones; `[]` signs out everywhere. */
  readonly setSessions: (sessions: readonly SignInSession[]) => Promise<void>
  /** Returns the verified, unexpired sessions of exactly this account and network. */
  readonly getSessions: (
    chainId: CaipNetworkId,
    address: string,
  ) => Promise<readonly SignInSession[]>
  readonly revokeSession: (chainId: CaipNetworkId, address: string) => Promise<void>
  /** Default true. False: users may stay connected without signing. */
  readonly getRequired?: () => boolean
  /** Absent: no e-mail is requested, regardless of the features. */
  readonly emailCapture?: EmailCapture
  /** Default true: disconnecting ends the sessions. */
  readonly signOutOnDisconnect?: boolean
}
