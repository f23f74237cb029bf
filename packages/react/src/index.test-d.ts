import type { Network } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { type Kit, switchNetwork } from '@latchkey/kit'
import { type KitProviderProps, useAccount, useAction, useNetwork } from './index.ts'
import { useNativeBalance } from './query.ts'

// Checked by `tsc`: a line after `@ts-expect-error` must not compile, all others must.

declare const kit: Kit

export const providers: readonly KitProviderProps[] = [
  { kit },
  { projectId: 'p', networks: [mainnet], adapters: [] },
  // @ts-expect-error Neither a kit nor what one is made of.
  {},
  // @ts-expect-error A kit has at least one network.
  { projectId: 'p', networks: [], adapters: [] },
]

export function useTypes(): bigint {
  const change = useAction(({ caipNetworkId }: Network, { signal }) =>
    switchNetwork(kit, { caipNetworkId, signal }),
  )
  change.run(mainnet)
  // @ts-expect-error The action takes a network.
  change.run('eip155:1')

  // @ts-expect-error Nobody may be connected.
  useAccount().address.length
  // @ts-expect-error No such namespace.
  useNetwork({ namespace: 'ethereum' })

  const { data } = useNativeBalance({ address: '0x00', caipNetworkId: 'eip155:1', token: '0x01' })
  // @ts-expect-error It may not have been read yet.
  data.amount.toString()
  return data?.amount ?? 0n
}
