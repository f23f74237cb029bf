import {
  createKeyPairFromPrivateKeyBytes,
  getAddressEncoder,
  address as toAddress,
} from '@solana/kit'

/** Addresses of the keys whose 32 bytes are all 1, all 2 and all 3. */
export const testAddresses: readonly string[] = [
  'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
  '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
  'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse',
]

/** Returns the 32 bytes of the public key of an address. */
export function toPublicKey(address: string): Uint8Array {
  return new Uint8Array(getAddressEncoder().encode(toAddress(address)))
}

/** Returns the private key of an address of `testAddresses`. */
export async function readTestKey(address: string): Promise<CryptoKey> {
  const index = testAddresses.indexOf(address)
  const bytes = new Uint8Array(32).fill(index + 1)
  return (await createKeyPairFromPrivateKeyBytes(bytes)).privateKey
}
