import type { CaipNetworkId } from '@latchkey/core'
import type { SignInData } from '@latchkey/core/sign-in'
import { isSignedByAddress } from './isSignedByAddress.ts'

/** Verifies sign-in messages of Bitcoin accounts without a server, for the kit's local sign-in. */
export const bitcoinVerifier = {
  isFor: (chainId: CaipNetworkId): boolean => chainId.startsWith('bip122:'),
  verify: async (signed: {
    readonly data: SignInData
    readonly message: string
    readonly signature: string
  }): Promise<boolean> => {
    const { data, message, signature } = signed
    const { accountAddress: address, chainId: caipNetworkId } = data
    return isSignedByAddress({ address, caipNetworkId, message, signature })
  },
}
