import { FeatureNotSupportedError, isSameAddress } from '@latchkey/core'
import type { SignIn } from '../kit/SignIn.ts'
import { type MessageOptions, toMessage } from './toMessage.ts'

/** An account a server session covers. */
export type SignedInAccount = { readonly address: string; readonly chainId: string }

/** The host's own server, as the plug-in asks it. Errors pass through: see `SignIn` for what they do. */
export type SignInClient = {
  /** A one-time nonce (S-80). */
  readonly createNonce: () => Promise<string>
  /** Verifies text and signature and opens or extends the session. Throws when they are not valid. */
  readonly verify: (signed: {
    readonly message: string
    readonly signature: string
  }) => Promise<unknown>
  /** Accounts of the session of this browser; none: `[]`. */
  readonly getAccounts: () => Promise<readonly SignedInAccount[]>
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
    createMessage: async (account) => toMessage(options, account, await client.createNonce()),
    addSession: async ({ message, signature }) => {
      await client.verify({ message, signature })
    },
    setSessions: async (sessions) => {
      if (sessions.length > 0) throw new FeatureNotSupportedError({ feature: 'setSessions' })
      await client.signOut()
    },
    getSessions: async (chainId, address) => {
      const accounts = await client.getAccounts()
      return accounts
        .filter((account) => account.chainId === chainId)
        .filter((account) => isSameAddress(chainId, account.address, address))
        .map(() => ({ data: { accountAddress: address, chainId } }))
    },
    revokeSession: async (chainId, address) => {
      await client.signOut({ address, chainId })
    },
    getRequired: () => required,
    signOutOnDisconnect,
  }
}
