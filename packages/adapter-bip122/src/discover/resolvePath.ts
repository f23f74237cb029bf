import { readField } from '@latchkey/core'

const mostSteps = 5

/** Finds the object at a dotted path under `window`: `XverseProviders.BitcoinProvider`. */
export function resolvePath(path: unknown): object | undefined {
  if (typeof path !== 'string') return undefined
  const found = path.split('.', mostSteps).reduce<unknown>(readField, window)
  return typeof found === 'object' && found !== null ? found : undefined
}
