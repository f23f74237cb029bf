import { mainnet } from '@latchkey/core/networks'
import {
  createKit,
  getAccount,
  getWallet,
  type Kit,
  type KitConfig,
  switchNetwork,
} from './index.ts'
import { grantPermissions } from './permissions.ts'

// `tsc` checks this file. Lines marked with `@ts-expect-error` must not compile, all others must.

const config: KitConfig = { projectId: 'p', networks: [mainnet], adapters: [] }

export const kit: Kit = createKit(config)

// @ts-expect-error A kit has at least one network.
export const nowhere: KitConfig = { ...config, networks: [] }
// @ts-expect-error Configuration names loaders of adapters, not adapters.
export const eager: KitConfig = { ...config, adapters: [{ namespace: 'eip155' }] }
// @ts-expect-error A setting that does not exist.
export const unknown: KitConfig = { ...config, projectID: 'p' }

export async function use(): Promise<string | undefined> {
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  // @ts-expect-error Networks go by CAIP-2 ids.
  await switchNetwork(kit, { caipNetworkId: 137 })
  // @ts-expect-error No such namespace.
  getWallet(kit, { namespace: 'ethereum' })
  // @ts-expect-error Nobody may be connected.
  getWallet(kit).features
  // @ts-expect-error State changes by actions alone.
  kit.connection.getState().connections = []
  return getAccount(kit).address
}

export async function grant(): Promise<`0x${string}`> {
  const keys = [{ type: 'secp256k1', publicKey: '0x04' }] as const
  const rsa = [{ type: 'rsa', publicKey: '0x04' }] as const
  // @ts-expect-error A permission says when it ends.
  await grantPermissions(kit, { keys, permissions: [] })
  // @ts-expect-error Whoever acts has a key.
  await grantPermissions(kit, { expiry: 1, permissions: [] })
  // @ts-expect-error Of a curve that wallets know.
  await grantPermissions(kit, { expiry: 1, keys: rsa, permissions: [] })
  const { context } = await grantPermissions(kit, { expiry: 1, keys, permissions: [] })
  return context
}
