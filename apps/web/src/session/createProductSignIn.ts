import { isSameAddress } from '@latchkey/core'
import { toSignInMessage } from '@latchkey/core/sign-in'
import type { SignIn } from '@latchkey/kit'
import { createNonce, signInStatement, verifySignIn } from '@latchkey/product-api'
import type { ProductClient } from './createProductClient.ts'

export type CreateProductSignInParameters = {
  readonly product: ProductClient
  readonly location: Pick<Location, 'host' | 'origin'>
}

/**
 * Creates the kit's sign-in plug-in over the product server: it issues the nonce, verifies the
 * signature and keeps the sessions. Nothing of it is kept in the browser (S-84).
 */
export function createProductSignIn(parameters: CreateProductSignInParameters): SignIn {
  const { product, location } = parameters
  return {
    async createMessage({ accountAddress, chainId }) {
      const { nonce, serverTime } = await product.api.call(createNonce, {})
      const data = {
        accountAddress,
        chainId,
        domain: location.host,
        uri: location.origin,
        version: '1',
        nonce,
        statement: signInStatement,
        issuedAt: serverTime,
      } as const
      const text = toSignInMessage(data)
      return { ...data, toString: () => text }
    },
    async addSession({ message, signature }) {
      product.setSession(await product.api.call(verifySignIn, { message, signature }))
    },
    async getSessions(chainId, address) {
      const { session } = await product.readSession()
      const accounts = session?.accounts ?? []
      return accounts
        .filter((account) => account.chainId === chainId)
        .filter((account) => isSameAddress(chainId, account.address, address))
        .map((account) => ({
          data: { accountAddress: account.address, chainId: account.chainId },
        }))
    },
    async setSessions(sessions) {
      if (sessions.length === 0) await product.signOut()
    },
    revokeSession: (chainId, address) => product.signOut({ address, chainId }),
    getRequired: () => true,
    signOutOnDisconnect: true,
  }
}
