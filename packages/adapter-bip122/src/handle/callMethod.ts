import { FeatureNotSupportedError, readField } from '@latchkey/core'

/** Returns whether an untrusted value has the named method. */
export function hasMethod(value: unknown, method: string): boolean {
  return typeof readField(value, method) === 'function'
}

/**
 * Calls a method of an untrusted value. Throws the method's errors, or `FeatureNotSupportedError`
 * if the method is missing.
 */
export function callMethod(value: unknown, method: string, ...parameters: unknown[]): unknown {
  const run = readField(value, method)
  if (typeof run !== 'function') throw new FeatureNotSupportedError({ feature: method })
  return Reflect.apply(run, value, parameters)
}
