import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** Creates a new EVM key that signs messages in a test. */
export function createTestKey() {
  const account = privateKeyToAccount(generatePrivateKey())
  return { address: account.address, sign: (message: string) => account.signMessage({ message }) }
}
