/**
 * Mark of a token that no token list names: `double` if its symbol is that of a known token,
 * `unlisted` otherwise.
 */
export type TokenMark = 'unlisted' | 'double'

export type MarkableToken = {
  readonly symbol: string
  /** Address of the token; absent for the native currency, which needs no list. */
  readonly address?: string | undefined
  /** Whether a token list names the token. */
  readonly trusted?: boolean | undefined
}

/**
 * Cyrillic and Greek letters whose capitals look like Latin ones, each before its Latin letter.
 */
const imitations = new Map(
  ['аa', 'вb', 'сc', 'ԁd', 'еe', 'нh', 'іi', 'ӏl', 'кk', 'мm', 'оo', 'рp', 'ѕs', 'тt', 'хx', 'уy']
    .concat(['αa', 'βb', 'εe', 'ζz', 'ηh', 'ιi', 'κk', 'μm', 'νn', 'οo', 'ρp', 'τt', 'υy', 'χx'])
    .map(([letter = '', latin = '']) => [letter, latin]),
)

/** Returns the letters of a symbol as users see them: two symbols that look alike are equal. */
function toSeen(symbol: string): string {
  const plain = symbol.normalize('NFKC').toLowerCase()
  return [...plain.replace(/[^\p{L}\p{N}\p{S}\p{P}]/gu, '')]
    .map((letter) => imitations.get(letter) ?? letter)
    .join('')
}

const isKnown = ({ address, trusted }: MarkableToken) => address === undefined || trusted === true

/**
 * Creates the function that returns the mark of a token among the tokens of its network; `undefined`
 * for a known token. Known are the native currency and tokens of token lists (K-WORLD-14).
 */
export function createMarker(
  tokens: readonly MarkableToken[],
): (token: MarkableToken) => TokenMark | undefined {
  const known = new Set(tokens.filter(isKnown).map(({ symbol }) => toSeen(symbol)))
  return (token) => {
    if (isKnown(token)) return undefined
    return known.has(toSeen(token.symbol)) ? 'double' : 'unlisted'
  }
}
