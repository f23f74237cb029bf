import { FeatureNotSupportedError, readField } from '@latchkey/core'

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
