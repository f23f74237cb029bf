import { ProviderNotFoundError } from '@latchkey/core'
import { useAccount, useProvider } from '@latchkey/react'

export type TestWallet = {
  readonly from: string
  readonly request: (call: { method: string; params: readonly unknown[] }) => Promise<unknown>
}

type Requester = Pick<TestWallet, 'request'>

const isRequester = (provider: unknown): provider is Requester =>
  typeof provider === 'object' && provider !== null && 'request' in provider

/** Placeholder shown by the testers' forms while a wallet reconnects. It rejects every request. */
const coming: TestWallet = { from: '', request: () => Promise.reject(new ProviderNotFoundError()) }

type TestWalletInUse = { readonly wallet: TestWallet | undefined; readonly returning: boolean }

/**
 * Returns the active EVM wallet, for the forms of the testers' screen. `wallet` is `undefined` if
 * none is connected.
 */
export function useTestWallet(): TestWalletInUse {
  const { address, status } = useAccount({ namespace: 'eip155' })
  const { walletProvider } = useProvider('eip155')
  if (status === 'disconnected') return { wallet: undefined, returning: false }
  if (!address || !isRequester(walletProvider)) return { wallet: coming, returning: true }
  const request: TestWallet['request'] = (call) => walletProvider.request(call)
  return { wallet: { from: address, request }, returning: false }
}

export const isAddress = (text: string): boolean => /^0x[\da-f]{40}$/i.test(text)
