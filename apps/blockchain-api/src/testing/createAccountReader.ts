import { getBalance, getHistory } from '@latchkey/blockchain-api'
import type { TestServer } from './createTestServer.ts'

/**
 * Creates a function that reads accounts of one network from a test server with the kit's own API
 * client.
 */
export function createAccountReader(getServer: () => TestServer, chainId: string) {
  return {
    readBalances: async (address: string) => {
      const input = { address, currency: 'usd', chainId } as const
      return (await getServer().client.call(getBalance, input)).balances
    },
    readHistory: (address: string, cursor?: string) =>
      getServer().client.call(getHistory, {
        address,
        chainId,
        ...(cursor !== undefined && { cursor }),
      }),
  }
}
