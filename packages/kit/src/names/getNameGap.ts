import { nameMinLength } from '@latchkey/core'

/** What keeps a text from being a name: letters that none has, or too few. */
export type NameGap = 'letters' | 'length'

/**
 * Says what is wrong with the first part of a name, before its zone; `undefined`: nothing. Names have letters from a to
 * z, digits and hyphens, four at least.
 */
export function getNameGap(label: string): NameGap | undefined {
  if (!/^[a-zA-Z0-9-]*$/.test(label)) return 'letters'
  return label.length < nameMinLength ? 'length' : undefined
}
