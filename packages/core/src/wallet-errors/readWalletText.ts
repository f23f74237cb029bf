import { readLayers } from './readLayers.ts'

const longestText = 256
/**
 * Matches error messages of wallets that contain no reason. An error nested in them often has one.
 */
const empty =
  /^(?:(?:error: )?(?:internal|unknown|an unknown)(?: json-rpc| rpc)?(?: error)?(?: occurred)?|an error occurred|error|\[object \w+\])?[.!]?$/i

/** Removes control, format and bidi characters, which could change how the text around them reads. */
const toPlainLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, longestText)

/**
 * Returns the reason that a wallet gives in its error, as one line of plain text of at most 256
 * characters. Returns `undefined` if the error contains no reason.
 */
export function readWalletText(error: unknown): string | undefined {
  const lines = readLayers(error).map(({ message }) => toPlainLine(message))
  return lines.find((line) => !empty.test(line))
}
