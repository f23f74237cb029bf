import type { CaipNetworkId } from '@latchkey/core'
import type { SignInData } from '@latchkey/core/sign-in'
import type { Connection } from './ConnectionState.ts'
import type { Kit } from './Kit.ts'

/** A message to sign: its fields, and its text by `toString()`. */
export type SignInMessage = SignInData & { readonly toString: () => string }

/** A sign-in of one account on one network. Never with signature or text (S-84). */
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

/** The host's service that takes e-mails and sends codes. */
export type EmailService = {
  /** @returns `confirmed` where the address is known to be theirs; `sent` when a code is on its way to it. */
  readonly requestCode: (account: CapturedAccount) => Promise<'confirmed' | 'sent'>
  /** Throws when the code is not the one that was sent; an `EmailCodeError` says so to the person. */
  readonly confirmCode: (account: CapturedAccount & { readonly code: string }) => Promise<void>
}

/** Asks for the e-mail of whoever signs in (K-SIWX-10); `createEmailCapture` makes one. */
export type EmailCapture = EmailService & {
  /** Shows the page that asks. @returns False when there is nothing to ask for. */
  readonly ask: (kit: Kit, connection: Connection) => boolean
  /** Shows it again where signing in has failed for want of an e-mail. @returns False when that is not why. */
  readonly askAgain: (kit: Kit, connection: Connection, error: unknown) => boolean
}

/**
 * Who issues, verifies and keeps sign-in sessions (wire-siwx §6).
 *
 * An error thrown here ends the wallet's connection, except a transport failure (`ServiceUnreachableError` and
 * its like): that keeps the wallet connected without access, to try again (S-102).
 */
export type SignIn = {
  /** Unique per call. */
  readonly createMessage: (input: {
    readonly accountAddress: string
    readonly chainId: CaipNetworkId
  }) => Promise<SignInMessage>
  /** Signs in place of the connected wallet. */
  readonly signMessage?: (input: {
    readonly message: string
    readonly chainId: CaipNetworkId
    readonly accountAddress: string
  }) => Promise<string>
  /** Verifies, then keeps. Throws when the signature is not valid. */
  readonly addSession: (signed: SignedMessage) => Promise<void>
  /** Replaces all sessions by sessions held already; `[]` signs out everywhere. */
  readonly setSessions: (sessions: readonly SignInSession[]) => Promise<void>
  /** Verified, unexpired sessions of exactly this account and network. */
  readonly getSessions: (
    chainId: CaipNetworkId,
    address: string,
  ) => Promise<readonly SignInSession[]>
  readonly revokeSession: (chainId: CaipNetworkId, address: string) => Promise<void>
  /** Default true. False lets a person stay connected without signing. */
  readonly getRequired?: () => boolean
  /** Absent: nobody is asked for an e-mail, whatever features are on. */
  readonly emailCapture?: EmailCapture
  /** Default true: disconnecting ends the sessions. */
  readonly signOutOnDisconnect?: boolean
}
