import { type CaipNetworkId, FeatureNotSupportedError, isSameAddress } from '@latchkey/core'
import type { SignIn } from '../kit/SignIn.ts'
import { askServer, type ServerAnswer, tellServer, toServerTime } from './askServer.ts'
import { type MessageOptions, toMessage } from './toMessage.ts'

/** An account a server session covers. */
export type SignedInAccount = { readonly address: string; readonly chainId: CaipNetworkId }

/** A one-time nonce (S-80) and the clock it is held against (S-137). */
export type SignInNonce = {
  readonly nonce: string
  /** ISO 8601. */
  readonly serverTime: string
}

/**
 * The host's own server, as the plug-in asks it. Each call may give the `Response` of a plain `fetch`: its status is
 * read, and its JSON is the answer. Errors it throws pass through, but those that say that no answer came: see `SignIn`
 * for what they do.
 */
export type SignInClient = {
  readonly createNonce: () => ServerAnswer<SignInNonce>
  /** Verifies text and signature and opens or extends the session. Throws, or answers 4xx, when they are not valid. */
  readonly verify: (signed: {
    readonly message: string
    readonly signature: string
  }) => Promise<unknown>
  /** Accounts of the session of this browser; none: `[]`. */
  readonly getAccounts: () => ServerAnswer<readonly SignedInAccount[]>
  /** Ends the part of one account, or all. Sent with `keepalive` it reaches the server though the page is left. */
  readonly signOut: (account?: SignedInAccount) => Promise<unknown>
}

export type CreateServerSignInOptions = MessageOptions & {
  readonly client: SignInClient
  /** Default true. */
  readonly required?: boolean
  /** Default true. */
  readonly signOutOnDisconnect?: boolean
}

/**
 * Creates a sign-in plug-in that leaves nonce, verification and session to the host's own server. The browser keeps
 * no proof of it.
 */
export function createServerSignIn(options: CreateServerSignInOptions): SignIn {
  const { client, required = true, signOutOnDisconnect = true } = options
  return {
    createMessage: async (account) => {
      const { nonce, serverTime } = await askServer(client.createNonce)
      return toMessage(options, account, { nonce, issuedAt: toServerTime(serverTime) })
    },
    addSession: ({ message, signature }) => tellServer(() => client.verify({ message, signature })),
    setSessions: async (sessions) => {
      if (sessions.length > 0) throw new FeatureNotSupportedError({ feature: 'setSessions' })
      await tellServer(() => client.signOut())
    },
    getSessions: async (chainId, address) => {
      const accounts = await askServer(client.getAccounts)
      return accounts
        .filter((account) => account.chainId === chainId)
        .filter((account) => isSameAddress(chainId, account.address, address))
        .map(() => ({ data: { accountAddress: address, chainId } }))
    },
    revokeSession: (chainId, address) => tellServer(() => client.signOut({ address, chainId })),
    getRequired: () => required,
    signOutOnDisconnect,
  }
}
