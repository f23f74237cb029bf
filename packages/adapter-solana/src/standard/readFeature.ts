import { readField } from '@latchkey/core'

/** A method of a Wallet Standard feature. Its answers are untrusted and validated (S-62). */
export type FeatureMethod = (...inputs: readonly unknown[]) => unknown

/**
 * Returns a method of a wallet's feature. Returns `undefined` if the wallet does not have the
 * feature.
 */
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
