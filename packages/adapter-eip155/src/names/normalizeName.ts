import type { NameFault } from '@latchkey/core'
import { normalize } from 'viem/ens'

/** Maximum length of a name in characters, as in the DNS. */
const longestName = 255

/** Reasons of ENSIP-15 for characters of several scripts, or of one script that imitates another. */
const imitation = /confusable|illegal mixture/

/**
 * Returns a name in the form of ENSIP-15, or why the form does not exist. Names with different forms are
 * different names, so only this form may be looked up and shown.
 */
export function normalizeName(
  text: string,
): { readonly name: string } | Extract<NameFault, 'invalid' | 'lookAlike'> {
  if (text.length > longestName) return 'invalid'
  try {
    return { name: normalize(text) }
  } catch (error) {
    return error instanceof Error && imitation.test(error.message) ? 'lookAlike' : 'invalid'
  }
}
