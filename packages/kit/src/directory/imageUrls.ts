import {
  toAssetImageUrl as toAssetUrl,
  toWalletImageUrl as toWalletUrl,
} from '@latchkey/blockchain-api'
import type { ConnectorInfo, Network } from '@latchkey/core'
import { getDirectory } from '../api/getDirectory.ts'
import type { Kit } from '../kit/Kit.ts'
import { getKnownWalletIds } from './getKnownWalletIds.ts'

type Configured = Pick<Kit, 'config'>

/** Returns the address of a wallet's image by its image id; `undefined` without a directory. */
export function toWalletImageUrl({ config }: Configured, imageId: string): string | undefined {
  const directory = getDirectory(config)
  return directory && toWalletUrl(directory, imageId)
}

/**
 * Returns the address of a network's or connector's image by its image id; `undefined` without a
 * directory.
 */
export function toAssetImageUrl({ config }: Configured, imageId: string): string | undefined {
  const directory = getDirectory(config)
  return directory && toAssetUrl(directory, imageId)
}

/**
 * Returns the URL of a network's image: the app's own, otherwise the network's own, otherwise the
 * directory's (S-65).
 */
export function getNetworkImageUrl(kit: Configured, network: Network): string | undefined {
  const { assets, id } = network
  const own = kit.config.chainImages?.[id] ?? assets?.imageUrl
  return own ?? (assets && toAssetImageUrl(kit, assets.imageId))
}

/**
 * Returns the URL of a connector's image: the app's own, otherwise the announced one, otherwise the
 * directory's (S-65).
 */
export function getConnectorImageUrl(
  kit: Pick<Kit, 'config' | 'slots'>,
  connector: ConnectorInfo,
): string | undefined {
  const { id, icon, imageUrl } = connector
  const { connectorImages = {} } = kit.config
  // Checks own properties only, because an announced wallet may have any name, even `constructor`.
  const ids = getKnownWalletIds(kit).ids?.images ?? {}
  const imageId = Object.hasOwn(ids, id) ? ids[id] : undefined
  const chosen = Object.hasOwn(connectorImages, id) ? connectorImages[id] : undefined
  const own = chosen ?? icon ?? imageUrl
  return own ?? (imageId ? toAssetImageUrl(kit, imageId) : undefined)
}
