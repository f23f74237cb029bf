import { messages } from '../../messages/messages.ts'
import { type Action, type Asset, type Row, type Step, toStep } from '../model/Step.ts'
import { addressRow, boundRow, timeRow } from '../model/values.ts'
import { isUnlimited } from './unlimited.ts'

export type ApproveParameters = {
  readonly asset: Asset
  readonly owner: string
  readonly spender: string
  readonly amount: bigint
  readonly action?: Action
  /**
   * Width in bits of the amount's type in the call, because the largest value of the type stands
   * for an unlimited allowance. Default 256.
   */
  readonly bits?: number
  readonly expires?: bigint
  readonly bySignature?: boolean
  /** Address of the called contract, if it differs from the token, e.g. Permit2. */
  readonly target?: string
}

/**
 * Returns the step for a changed allowance: a grant to the spender, or a revocation if the new
 * amount is zero.
 */
export function toApproveStep(parameters: ApproveParameters): Step {
  const { asset, owner, spender, amount, bits, expires, bySignature } = parameters
  const { action = 'approve' } = parameters
  const target = parameters.target ?? (asset.type === 'token' ? asset.address : undefined)
  const rows: Row[] = [
    boundRow(messages.labels.amount, 'most', { asset, amount }),
    addressRow(messages.labels.spender, spender),
  ]
  if (expires !== undefined) rows.push(timeRow(messages.labels.until, expires))
  const common = { rows, ...(target !== undefined && { target }) }
  // `approve(…, 0)` revokes an ERC-20 allowance, but grants item 0 of an ERC-721 collection. The
  // chain decides later which standard applies.
  const takesBack = action === 'decrease-allowance' || (amount === 0n && !isPiece(asset))
  if (takesBack)
    return toStep({ action: action === 'decrease-allowance' ? action : 'revoke', ...common })
  const unlimited = isUnlimited(amount, bits)
  const grant = { asset, owner, spender, amount, unlimited, ...(bySignature && { bySignature }) }
  return toStep({ action, ...common, grants: [grant] })
}

function isPiece(asset: Asset): boolean {
  return asset.type === 'token' && asset.standard === 'either'
}
