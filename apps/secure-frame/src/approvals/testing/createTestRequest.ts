import type { ChainReader } from '../../requests/ChainReader.ts'
import {
  createSigningRequest,
  type SigningRequest,
  type SigningRequestInput,
} from '../../requests/SigningRequest.ts'

/** Address of the test account in use, to which the requests of `createTestRequest` belong. */
export const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
export const third = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
export const solanaNetwork = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const origin = 'https://app.example.test'

/** A chain reader that rejects every request, for tests that must not read from the chain. */
export const silentReader: ChainReader = {
  request: (method) => Promise.reject(new Error(`unexpected ${method}`)),
}

export function createTestRequest(
  input: Pick<SigningRequestInput, 'method' | 'params'> & Partial<SigningRequestInput>,
): SigningRequest {
  const isSolana = input.method.startsWith('solana_')
  return createSigningRequest({
    account,
    accountType: 'eoa',
    caipNetworkId: isSolana ? solanaNetwork : 'eip155:1',
    networkName: isSolana ? 'Solana' : 'Ethereum',
    nativeCurrency: isSolana
      ? { name: 'Solana', symbol: 'SOL', decimals: 9 }
      : { name: 'Ether', symbol: 'ETH', decimals: 18 },
    origin,
    reader: silentReader,
    ...input,
  })
}
