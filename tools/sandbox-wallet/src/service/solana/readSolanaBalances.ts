import * as z from 'zod/mini'
import type { OtherBalances } from '../../wire/wire.ts'
import type { OtherNetwork } from '../options.ts'
import type { WalletContext } from '../WalletContext.ts'
import { askCluster } from './askCluster.ts'

const Accounts = z.object({ value: z.array(z.nullable(z.object({ lamports: z.number() }))) })
/** Request options that omit the data of Solana accounts, because only the balances are needed. */
const config = { encoding: 'base64', dataSlice: { offset: 0, length: 0 } } as const

async function readCluster(
  network: OtherNetwork,
  addresses: readonly string[],
): Promise<OtherBalances> {
  const answer = await askCluster(network, 'getMultipleAccounts', [addresses, config])
  const { data } = z.safeParse(Accounts, answer)
  return {
    caipNetworkId: network.caipNetworkId,
    name: network.name,
    currency: { symbol: 'SOL', decimals: 9 },
    amounts: addresses.map((address, index) => ({
      address,
      amount: data ? String(data.value[index]?.lamports ?? 0) : null,
    })),
  }
}

/** Reads the SOL balances of all accounts of the wallet on each cluster. */
export function readSolanaBalances({ options }: WalletContext): Promise<readonly OtherBalances[]> {
  const addresses = options.accounts.map((account) => account.solana.address)
  const clusters = (options.otherNetworks ?? []).filter(({ namespace }) => namespace === 'solana')
  return Promise.all(clusters.map((network) => readCluster(network, addresses)))
}
