import type { SignIn } from '@latchkey/kit'
import { createServerSignIn } from '@latchkey/kit/sign-in'
import { BannedError, signInStatement } from '@latchkey/product-api'
import { createNonce, verifySignIn } from '@latchkey/product-api/endpoints'
import type { ProductClient } from './createProductClient.ts'

/** A ban as the server reports it. */
export type Ban = {
  /** ISO 8601; `null`: until further notice. */
  readonly until: string | null
  /** In the team's words. */
  readonly reason: string | null
}

export type CreateProductSignInParameters = {
  readonly product: ProductClient
  readonly location: Pick<Location, 'host' | 'origin'>
  /** Called before a login of a banned account is told to have failed. */
  readonly onBanned: (ban: Ban) => Promise<void>
}

/** The kit's sign-in over the product server, which issues the nonce, verifies the signature and keeps the sessions. */
export function createProductSignIn(parameters: CreateProductSignInParameters): SignIn {
  const { product, location, onBanned } = parameters
  return createServerSignIn({
    domain: location.host,
    uri: location.origin,
    statement: signInStatement,
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
