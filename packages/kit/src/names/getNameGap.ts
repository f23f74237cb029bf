import { nameMinLength } from '@latchkey/core'

/** Why a text cannot be registered as an account's name: invalid letters, or too short. */
export type NameGap = 'letters' | 'length'

/**
 * Returns why a text is not valid as the first part of a name (before its zone), or `undefined` if
 * it is valid. It must consist of at least four letters from a to z, digits and hyphens.
 */
export function getNameGap(label: string): NameGap | undefined {
  if (!/^[a-zA-Z0-9-]*$/.test(label)) return 'letters'
  return label.length < nameMinLength ? 'length' : undefined
}
