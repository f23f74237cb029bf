import { functionWords } from './functionWords.ts'

/** Share of function words at which a text counts as vague. */
const vagueShare = 0.7

/** Phrases that no other code base uses; docs/glossary.md has the field's words. */
const privatePhrases: readonly RegExp[] = [
  /\b(nobody|somebody|whoever|whomever|whatsoever)\b/i,
  /\bas (it|they) (is|are|stands?|was|were)\b/i,
  /\bof (its|their|his|her|our|your|my|one['’]s) own\b/i,
  /\bfor whom?\b/i,
  /\b(comes?|came|coming) to be\b/i,
  /\b(put|puts|putting) (it |them |this |that )?away\b/i,
  /\bis no \w+/i,
  /\b(has|have|had) none\b/i,
  /\bthat which\b/i,
  /\bon (its|their) way\b/i,
  /\b(leads?|led) on\b/i,
  /\bway (back|in)\b/i,
]

/** Removes Markdown marks and tags. Code in backticks becomes one noun. */
function plain(text: string): string {
  return text
    .replace(/```[\s\S]*?```/g, ' code ')
    .replace(/`[^`]*`/g, ' code ')
    .replace(/\{@link ([^}]*)\}/g, ' code ')
    .replace(/https?:\/\/\S+/g, ' code ')
    .replace(/@(param|throws|see|template|property)\s+(\{[^}]*\}\s*)?(\S+)/g, ' code ')
    .replace(/@\w+/g, ' ')
}

function wordsOf(text: string): readonly string[] {
  return plain(text)
    .split(/[\s/—–]+/)
    .map((word) =>
      word
        .toLowerCase()
        .replace(/['’]s$/, '')
        .replace(/[^\p{L}\p{N}-]/gu, ''),
    )
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Returns the share of function words and pronouns, 0 to 1. Returns 0 for a text without words. */
export function vagueness(text: string): number {
  const words = wordsOf(text)
  return words.filter((word) => functionWords.has(word)).length / Math.max(words.length, 1)
}

/** Returns whether 70 % or more of the words are function words and pronouns. */
export const isVague = (text: string): boolean => vagueness(text) >= vagueShare

const sentencesOf = (text: string) =>
  plain(text)
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:;])\s+|\s-\s/)
    .map((sentence) => sentence.trim())

/**
 * Returns the private phrase of a text, or a statement that starts with "What". Returns `undefined`
 * for plain English.
 */
export function privatePhrase(text: string): string | undefined {
  const flat = plain(text).replace(/\s+/g, ' ')
  const phrase = privatePhrases.map((pattern) => pattern.exec(flat)?.[0]).find(Boolean)
  return phrase ?? sentencesOf(text).find((x) => /^What\b/.test(x) && !x.endsWith('?'))
}
