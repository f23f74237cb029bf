import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** A key of its own for each test. */
export function createTestKey() {
  const account = privateKeyToAccount(generatePrivateKey())
  return { address: account.address, sign: (message: string) => account.signMessage({ message }) }
}
