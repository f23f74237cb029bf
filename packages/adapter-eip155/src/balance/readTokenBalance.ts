import { type Balance, type Hex, InvalidAnswerError, isDecimals } from '@latchkey/core'

/**
 * Selectors of `balanceOf(address)`, `decimals()` and `symbol()`, as constants so that the page
 * needs no chain library.
 */
const selectors = { balanceOf: '0x70a08231', decimals: '0x313ce567', symbol: '0x95d89b41' } as const

/** Maximum length of a symbol in bytes, because a token contract's answers are untrusted. */
const longestSymbol = 32
const wordDigits = 64

export type TokenBalanceParameters = {
  /** Sends call data to the token contract with `eth_call`. Returns the unchecked answer. */
  readonly call: (data: Hex) => Promise<unknown>
  readonly address: string
  /** Name of the network, which errors about invalid answers contain. */
  readonly host: string
}

/**
 * Splits the answer of a contract into ABI words of 32 bytes, as hex without prefix. Returns `[]`
 * for an invalid answer.
 */
function toWords(answer: unknown): readonly string[] {
  if (typeof answer !== 'string' || !/^0x(?:[0-9a-f]{64})+$/i.test(answer)) return []
  return answer.slice(2).match(new RegExp(`.{${wordDigits}}`, 'g')) ?? []
}

function toText(hex: string): string {
  const bytes = (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
  return new TextDecoder().decode(Uint8Array.from(bytes)).replace(/\0+$/, '')
}

/**
 * Decodes the symbol of a token from a contract's answer: ABI-encoded text, or 32 bytes from tokens
 * older than the standard.
 */
function readSymbol([first = '', length = '', ...words]: readonly string[]): string {
  if (length === '') return toText(first)
  return toText(words.join('').slice(0, 2 * Math.min(Number(`0x${length}`), longestSymbol)))
}

/**
 * Reads the balance of an ERC-20 token with its decimals and symbol. The three calls are sent
 * together.
 *
 * @throws {InvalidAnswerError} The contract is not a token.
 */
export async function readTokenBalance(parameters: TokenBalanceParameters): Promise<Balance> {
  const { call, address, host } = parameters
  const owner = address.slice(2).toLowerCase().padStart(wordDigits, '0')
  const answers = await Promise.all([
    call(`${selectors.balanceOf}${owner}`),
    call(selectors.decimals),
    call(selectors.symbol),
  ])
  const [[amount], [decimals], symbol] = answers.map(toWords) as [string[], string[], string[]]
  const places = Number(`0x${decimals}`)
  if (!amount || !isDecimals(places) || symbol.length === 0) {
    throw new InvalidAnswerError({ host, reason: 'no token' })
  }
  return { amount: BigInt(`0x${amount}`), decimals: places, symbol: readSymbol(symbol) }
}
