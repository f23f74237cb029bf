import { readField } from '@latchkey/core'

/** A method of a Wallet Standard feature. Nothing it answers is believed unchecked (S-62). */
export type FeatureMethod = (...inputs: readonly unknown[]) => unknown

/** Finds a method of a wallet's feature; `undefined` when the wallet does not have it. */
export function readFeature(
  wallet: unknown,
  feature: `${'standard' | 'solana'}:${string}`,
  method: string,
): FeatureMethod | undefined {
  const owner = readField(readField(wallet, 'features'), feature)
  const found = readField(owner, method)
  return typeof found === 'function'
    ? (...inputs) => Reflect.apply(found, owner, inputs)
    : undefined
}
