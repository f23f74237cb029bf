import type { Asset, Row } from './Step.ts'

/** Rows by kind of value; decoders read better with them. */
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

export function amountRow(
  label: string,
  asset: Asset,
  amount: bigint,
  bound?: 'most' | 'least',
): Row {
  return { label, value: { type: 'amount', asset, amount, ...(bound && { bound }) } }
}

export const native: Asset = { type: 'native' }
