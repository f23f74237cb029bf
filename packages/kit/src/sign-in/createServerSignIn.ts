import { type CaipNetworkId, FeatureNotSupportedError } from '@latchkey/core'
import type { SignIn } from '../kit/SignIn.ts'
import { callServer, readFromServer, type ServerAnswer, toServerTime } from './callServer.ts'
import { isSessionOf } from './isSessionOf.ts'
import { type MessageOptions, toMessage } from './toMessage.ts'

/** An account that is signed in on the app's server. */
export type SignedInAccount = { readonly address: string; readonly chainId: CaipNetworkId }

/** A one-time nonce (S-80) and the server's time, with which the message is dated (S-137). */
export type SignInNonce = {
  readonly nonce: string
  /** Current time of the server, ISO 8601. */
  readonly serverTime: string
}

/**
 * Functions of the app that call its sign-in server. They may return the `Response` of a `fetch`.
 * Their errors are thrown unchanged, except transport failures. `SignIn` describes when they are
 * called.
 */
export type SignInClient = {
  readonly createNonce: () => ServerAnswer<SignInNonce>
  /**
   * Verifies text and signature, and opens or extends the session. Throws or answers 4xx if they
   * are invalid.
   */
  readonly verify: (signed: {
    readonly message: string
    readonly signature: string
  }) => Promise<unknown>
  /** Lists the accounts of this browser's session, or `[]`. */
  readonly getAccounts: () => ServerAnswer<readonly SignedInAccount[]>
  /**
   * Ends the session of one account, or of all. With `keepalive` the request reaches the server
   * even if the user leaves the page.
   */
  readonly signOut: (account?: SignedInAccount) => Promise<unknown>
}

export type CreateServerSignInOptions = MessageOptions & {
  readonly client: SignInClient
  /** Whether connected users must sign in. Default true. */
  readonly required?: boolean
  /** Whether disconnecting a wallet ends its session on the server. Default true. */
  readonly signOutOnDisconnect?: boolean
  /**
   * The networks on which a session of an account is valid: only the signed one, or all networks of
   * its namespace. Default `network`.
   */
  readonly sessionScope?: 'network' | 'namespace'
}

/**
 * Creates a sign-in plug-in whose nonces, verification and sessions are on the app's server. The
 * browser stores no proof.
 */
export function createServerSignIn(options: CreateServerSignInOptions): SignIn {
  const { client, required = true, signOutOnDisconnect = true, sessionScope = 'network' } = options
  const readAccounts = async (chainId: CaipNetworkId, accountAddress: string) => {
    const accounts = await readFromServer(client.getAccounts)
    return accounts.filter((account) =>
      isSessionOf(
        { accountAddress: account.address, chainId: account.chainId },
        { accountAddress, chainId },
        sessionScope,
      ),
    )
  }
  return {
    createMessage: async (account) => {
      const { nonce, serverTime } = await readFromServer(client.createNonce)
      return toMessage(options, account, { nonce, issuedAt: toServerTime(serverTime) })
    },
    addSession: ({ message, signature }) => callServer(() => client.verify({ message, signature })),
    setSessions: async (sessions) => {
      if (sessions.length > 0) throw new FeatureNotSupportedError({ feature: 'setSessions' })
      await callServer(() => client.signOut())
    },
    getSessions: async (chainId, address) => {
      const accounts = await readAccounts(chainId, address)
      return accounts.map((account) => ({
        data: { accountAddress: address, chainId: account.chainId },
      }))
    },
    revokeSession: async (chainId, address) => {
      // The session may belong to another network than `chainId`.
      const accounts =
        sessionScope === 'namespace' ? await readAccounts(chainId, address) : [{ address, chainId }]
      for (const account of accounts) await callServer(() => client.signOut(account))
    },
    getRequired: () => required,
    signOutOnDisconnect,
    sessionScope,
  }
}
