import { functionWords } from './functionWords.ts'

/** Share of function words in a text, from 0 to 1, from which on the text counts as vague. */
const vagueShare = 0.7

/**
 * Phrases that only this code base used, instead of usual words. docs/glossary.md lists the usual
 * words for them.
 */
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

/** Removes Markdown formatting and tags from a text. Code in backticks becomes a single noun. */
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

/** Returns the share of function words in a text, from 0 to 1; 0 for a text without words. */
export function vagueness(text: string): number {
  const words = wordsOf(text)
  return words.filter((word) => functionWords.has(word)).length / Math.max(words.length, 1)
}

/** Returns whether at least 70 % of a text's words are function words. */
export const isVague = (text: string): boolean => vagueness(text) >= vagueShare

const sentencesOf = (text: string) =>
  plain(text)
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:;])\s+|\s-\s/)
    .map((sentence) => sentence.trim())

/**
 * Returns the first private phrase in a text, or a statement that starts with "What". Returns
 * `undefined` if the text has neither.
 */
export function privatePhrase(text: string): string | undefined {
  const flat = plain(text).replace(/\s+/g, ' ')
  const phrase = privatePhrases.map((pattern) => pattern.exec(flat)?.[0]).find(Boolean)
  return phrase ?? sentencesOf(text).find((x) => /^What\b/.test(x) && !x.endsWith('?'))
}
