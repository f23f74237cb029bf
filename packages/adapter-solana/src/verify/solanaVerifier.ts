import type { CaipNetworkId } from '@latchkey/core'
import type { SignInData } from '@latchkey/core/sign-in'
import { isSignedByAddress } from './isSignedByAddress.ts'

/** Verifies sign-in messages of Solana accounts without a server, for the kit's local sign-in. */
export const solanaVerifier = {
  isFor: (chainId: CaipNetworkId): boolean => chainId.startsWith('solana:'),
  verify: async (signed: {
    readonly data: SignInData
    readonly message: string
    readonly signature: string
  }): Promise<boolean> => {
    const { data, message, signature } = signed
    return isSignedByAddress({ address: data.accountAddress, message, signature })
  },
}
