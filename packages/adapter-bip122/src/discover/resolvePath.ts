import { readField } from '@latchkey/core'

const mostSteps = 5

/** Returns the object at a dotted path below `window`, e.g. `XverseProviders.BitcoinProvider`. */
export function resolvePath(path: unknown): object | undefined {
  if (typeof path !== 'string') return undefined
  const found = path.split('.', mostSteps).reduce<unknown>(readField, window)
  return typeof found === 'object' && found !== null ? found : undefined
}
