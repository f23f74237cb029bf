import { type AssetChange, toFactKey } from '../model/Facts.ts'
import type { Asset } from '../model/Step.ts'

/** Tells assets apart. */
export function toAssetKey(asset: Asset): string {
  if (asset.type === 'native') return 'native'
  return `${toFactKey(asset.address)} ${asset.id ?? ''}`
}

/** One change for each asset, none for what comes and goes. */
export function addUp(changes: readonly AssetChange[]): readonly AssetChange[] {
  const sums = new Map<string, AssetChange>()
  for (const { asset, amount } of changes) {
    const key = toAssetKey(asset)
    sums.set(key, { asset, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0n)
}
