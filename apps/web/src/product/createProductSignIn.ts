import type { SignIn } from '@latchkey/kit'
import { createServerSignIn } from '@latchkey/kit/sign-in'
import { BannedError, signInStatement } from '@latchkey/product-api'
import { createNonce, verifySignIn } from '@latchkey/product-api/endpoints'
import type { ProductClient } from './createProductClient.ts'

/** A ban as the server reports it when a login is rejected. */
export type Ban = {
  /** ISO 8601 time at which the ban ends. `null` if the ban has no end date. */
  readonly until: string | null
  /** Reason for the ban as the team wrote it. `null` if the team gave none. */
  readonly reason: string | null
}

export type CreateProductSignInParameters = {
  readonly product: ProductClient
  readonly location: Pick<Location, 'host' | 'origin'>
  /** Called if the account that logs in is banned, before the login is reported as failed. */
  readonly onBanned: (ban: Ban) => Promise<void>
}

/**
 * Creates the kit's sign-in with the product server. The server issues the nonce, verifies the
 * signature and stores the sessions.
 */
export function createProductSignIn(parameters: CreateProductSignInParameters): SignIn {
  const { product, location, onBanned } = parameters
  return createServerSignIn({
    domain: location.host,
    uri: location.origin,
    statement: signInStatement,
    // The server recognizes a member by the address, on every network of the namespace.
    sessionScope: 'namespace',
    client: {
      createNonce: () => product.api.call(createNonce, {}),
      async verify(signed) {
        try {
          product.setSession(await product.api.call(verifySignIn, signed))
        } catch (error) {
          if (error instanceof BannedError) await onBanned(error)
          throw error
        }
      },
      getAccounts: async () => (await product.readSession()).session?.accounts ?? [],
      signOut: product.signOut,
    },
  })
}
