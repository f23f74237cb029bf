import {
  type AdapterNamespace,
  type CaipNetworkId,
  type EthereumFeatures,
  isRecord,
  type Network,
  toBaseUnits,
  type WalletFeatures,
} from './index.ts'

// `tsc` checks this file. Lines marked with `@ts-expect-error` must not compile, all others must.

export const ids: readonly CaipNetworkId[] = [
  'eip155:1',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  // @ts-expect-error The namespace is unknown to the kit.
  'near:mainnet',
]

export const served: readonly AdapterNamespace[] = [
  'eip155',
  // @ts-expect-error The namespace has no adapter.
  'cosmos',
]

// @ts-expect-error toBaseUnits may return undefined.
export const amount: bigint = toBaseUnits('1', 18)

// @ts-expect-error The fields of an untrusted object are unknown.
export const readName = (value: unknown): string => (isRecord(value) ? value['name'] : '')

export async function send(ethereum: EthereumFeatures): Promise<bigint> {
  await ethereum.sendTransaction({ to: '0x00', value: 1n })
  const hash = await ethereum.sendTransaction({}, { chainId: 137, switchNetwork: true })
  // @ts-expect-error Amounts are base units, not numbers.
  await ethereum.sendTransaction({ value: 1 })
  // @ts-expect-error sendCalls may be absent.
  await ethereum.sendCalls([])
  // @ts-expect-error waitForReceipt requires a hash.
  await ethereum.waitForReceipt({ chainId: 137 })
  const receipt = await ethereum.waitForReceipt({ hash })
  return receipt.blockNumber
}

export async function ask(features: WalletFeatures): Promise<string> {
  // @ts-expect-error signMessage may be absent.
  await features.signMessage({ message: '', address: '' })
  return features.signMessage?.({ message: '', address: '' }) ?? ''
}

export function change(network: Network): void {
  // @ts-expect-error A network is read-only.
  network.name = 'Other'
}
