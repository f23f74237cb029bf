/**
 * Formats a token amount as Solana's JSON-RPC does: in base units, as a number, and as decimal
 * text.
 */
export function toTokenAmount(amount: bigint, decimals: number) {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const fraction = digits.slice(cut).replace(/0+$/, '')
  const uiAmountString = fraction ? `${digits.slice(0, cut)}.${fraction}` : digits.slice(0, cut)
  return {
    amount: amount.toString(),
    decimals,
    uiAmount: Number(uiAmountString),
    uiAmountString,
  }
}
