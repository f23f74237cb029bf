import { useAccount, useProvider } from '@latchkey/react'

export type TestWallet = {
  readonly from: string
  readonly request: (call: { method: string; params: readonly unknown[] }) => Promise<unknown>
}

type Requester = Pick<TestWallet, 'request'>

const isRequester = (provider: unknown): provider is Requester =>
  typeof provider === 'object' && provider !== null && 'request' in provider

/** The EVM wallet in use, as testers ask it; `undefined` without one. */
export function useTestWallet(): TestWallet | undefined {
  const { address } = useAccount({ namespace: 'eip155' })
  const { walletProvider } = useProvider('eip155')
  if (!address || !isRequester(walletProvider)) return undefined
  return { from: address, request: (call) => walletProvider.request(call) }
}

export const isAddress = (text: string): boolean => /^0x[\da-f]{40}$/i.test(text)
