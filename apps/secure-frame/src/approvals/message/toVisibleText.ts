export type TextPart = { readonly text: string; readonly hidden: boolean }

/**
 * Matches invisible characters that change how a text looks: controls (except tab and line feed),
 * format characters such as bidi overrides and zero-width joiners, line separators, private and
 * unassigned characters, and fillers.
 */
const hidden =
  /\u034f|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}\u00a0\u115f\u1160\u17b4\u17b5\u180e\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]|[\u180b-\u180d\u180f]|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u

/**
 * Splits a text into visible parts and invisible characters. Each invisible character is replaced
 * by its code point: `⟨U+202E⟩` (S-53).
 */
export function toVisibleText(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  for (const character of text) {
    const isHidden = hidden.test(character) && character !== '\n' && character !== '\t'
    const shown = isHidden ? toName(character) : character
    const last = parts.at(-1)
    if (last && last.hidden === isHidden && !isHidden)
      parts[parts.length - 1] = { text: last.text + shown, hidden: false }
    else parts.push({ text: shown, hidden: isHidden })
  }
  return parts
}

function toName(character: string): string {
  const point = character.codePointAt(0) ?? 0
  return `⟨U+${point.toString(16).toUpperCase().padStart(4, '0')}⟩`
}

/**
 * Returns the text normalized (NFKC) and without invisible characters, to search it for a phrase.
 */
export function toPlainText(text: string): string {
  const seen = toVisibleText(text.normalize('NFKC'))
  const kept = seen.filter((part) => !part.hidden).map((part) => part.text)
  return kept.join('').toLowerCase().replace(/\s+/g, ' ')
}
