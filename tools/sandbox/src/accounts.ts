import { mnemonicToAccount } from 'viem/accounts'

export type Account = { readonly address: `0x${string}`; readonly privateKey: `0x${string}` }

/** The development words every Ethereum tool knows; whatever they hold on a public chain is lost. */
const words = 'test test test test test test test test test test test junk'

const toHex = (bytes: Uint8Array): `0x${string}` => `0x${Buffer.from(bytes).toString('hex')}`

function toAccount(addressIndex: number): Account {
  const account = mnemonicToAccount(words, { addressIndex })
  return {
    address: account.address,
    privateKey: toHex(account.getHdKey().privateKey ?? new Uint8Array(32)),
  }
}

/** The ten funded accounts. The last one also pays for what the sandbox itself deploys. */
export function createAccounts(): readonly [Account, ...Account[]] {
  return [toAccount(0), ...Array.from({ length: 9 }, (_, index) => toAccount(index + 1))]
}
