import type { Asset, Row } from './Step.ts'

/** Creates a row of the approval screen that shows an address. */
export const addressRow = (label: string, address: string): Row => ({
  label,
  value: { type: 'address', address },
})
export const textRow = (label: string, text: string): Row => ({
  label,
  value: { type: 'text', text },
})
export const codeRow = (label: string, text: string): Row => ({
  label,
  value: { type: 'code', text },
})
export const timeRow = (label: string, seconds: bigint): Row => ({
  label,
  value: { type: 'time', seconds },
})

export const amountRow = (label: string, asset: Asset, amount: bigint): Row => ({
  label,
  value: { type: 'amount', asset, amount },
})

/** Creates a row of the approval screen with an upper or lower bound instead of an exact amount. */
export const boundRow = (
  label: string,
  bound: 'most' | 'least',
  { asset, amount }: { readonly asset: Asset; readonly amount: bigint },
): Row => ({ label, value: { type: 'amount', asset, amount, bound } })

export const native: Asset = { type: 'native' }
