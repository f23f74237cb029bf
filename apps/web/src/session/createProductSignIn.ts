import type { SignIn } from '@latchkey/kit'
import { createServerSignIn } from '@latchkey/kit/sign-in'
import { createNonce, signInStatement, verifySignIn } from '@latchkey/product-api'
import type { ProductClient } from './createProductClient.ts'

export type CreateProductSignInParameters = {
  readonly product: ProductClient
  readonly location: Pick<Location, 'host' | 'origin'>
}

/** The kit's sign-in over the product server, which issues the nonce, verifies the signature and keeps the sessions. */
export function createProductSignIn(parameters: CreateProductSignInParameters): SignIn {
  const { product, location } = parameters
  return createServerSignIn({
    domain: location.host,
    uri: location.origin,
    statement: signInStatement,
    client: {
      createNonce: () => product.api.call(createNonce, {}),
      verify: async (signed) => product.setSession(await product.api.call(verifySignIn, signed)),
      getAccounts: async () => (await product.readSession()).session?.accounts ?? [],
      signOut: product.signOut,
    },
  })
}
