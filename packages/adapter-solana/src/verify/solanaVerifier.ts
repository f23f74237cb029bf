import type { CaipNetworkId } from '@latchkey/core'
import type { SignInData } from '@latchkey/core/sign-in'
import { isSignedByAddress } from './isSignedByAddress.ts'

/** Checks sign-in messages of Solana accounts without a server, as the kit's local sign-in takes them. */
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
