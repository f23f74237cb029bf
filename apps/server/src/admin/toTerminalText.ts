/** Characters that a terminal may act on or hide: control, format and line-separator characters. */
const active = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Escapes the characters of a text with which a player could change what an operator sees, e.g.
 * terminal colours or a reversed direction (S-147). Line breaks stay. JSON keeps its meaning.
 */
export const toTerminalText = (text: string): string =>
  text.replace(active, (letter) =>
    [...Array(letter.length).keys()]
      .map((index) => `\\u${letter.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  )
