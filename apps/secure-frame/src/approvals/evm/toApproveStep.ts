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
  /** Width of the amount's field. */
  readonly bits?: number
  readonly expires?: bigint
  readonly bySignature?: boolean
  /** The contract called, where it is not the token. */
  readonly target?: string
}

/** Says that somebody may take tokens, or, with nothing left to take, that they no longer may. */
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
  // `approve(…, 0)` of a collection gives piece 0 away; which of the two it is, the chain has to say.
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
