import { FeatureNotSupportedError } from '@latchkey/core'

/** Reads a field of something foreign. A getter that throws means there is none. */
export function readField(value: unknown, field: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, field)
  } catch {
    return undefined
  }
}

/** Says whether something foreign has a method of a name. */
export function hasMethod(value: unknown, method: string): boolean {
  return typeof readField(value, method) === 'function'
}

/** Calls a method of something foreign. Throws whatever it throws, `FeatureNotSupportedError` where there is none. */
export function callMethod(value: unknown, method: string, ...parameters: unknown[]): unknown {
  const run = readField(value, method)
  if (typeof run !== 'function') throw new FeatureNotSupportedError({ feature: method })
  return Reflect.apply(run, value, parameters)
}
