import { type AssetChange, toFactKey } from '../model/Facts.ts'
import type { Asset } from '../model/Step.ts'

/** Returns a text that identifies an asset, for use as a map key. */
export function toAssetKey(asset: Asset): string {
  if (asset.type === 'native') return 'native'
  return `${toFactKey(asset.address)} ${asset.id ?? ''}`
}

/** Sums balance changes per asset, and omits assets whose sum is zero. */
export function addUp(changes: readonly AssetChange[]): readonly AssetChange[] {
  const sums = new Map<string, AssetChange>()
  for (const { asset, amount } of changes) {
    const key = toAssetKey(asset)
    sums.set(key, { asset, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}
