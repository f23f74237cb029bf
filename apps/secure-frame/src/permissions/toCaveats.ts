import { concatHex, type Hex, numberToHex } from 'viem'
import { RequestRefusedError } from '../requests/RequestRefusedError.ts'
import type { Enforcers } from '../smart-account/SmartAccount.ts'
import type { Caveat } from './Delegation.ts'
import type { ContractCallPermission } from './readContractCall.ts'
import type { AllowancePermission, PermissionRequest } from './readPermissionRequest.ts'

const selectorBytes = 4
const wordBytes = 32
const toWord = (value: bigint | number): Hex => numberToHex(value, { size: 32 })

/**
 * Translates a permission into caveats of the published contracts. Each caveat narrows the
 * permission further.
 */
export function toCaveats(
  { permission, expiry }: Pick<PermissionRequest, 'permission' | 'expiry'>,
  enforcers: Enforcers,
): readonly Caveat[] {
  // The delegation is valid from now on (no start time) until `expiry`.
  const times = concatHex([numberToHex(0, { size: 16 }), numberToHex(expiry, { size: 16 })])
  const until = { enforcer: enforcers.timestamp, terms: times }
  const rules =
    permission.type === 'contract-call'
      ? toCallCaveats(permission, enforcers)
      : toAllowanceCaveats(permission, enforcers)
  return [until, ...rules]
}

function toCallCaveats(
  { address, functions, conditions, valueLimit }: ContractCallPermission,
  enforcers: Enforcers,
): readonly Caveat[] {
  const bound = conditions.map(({ index, word }) => ({
    enforcer: enforcers.allowedCalldata,
    terms: concatHex([toWord(selectorBytes + index * wordBytes), word]),
  }))
  const selectors = functions.map(({ selector }) => selector)
  const named = { enforcer: enforcers.allowedMethods, terms: concatHex(selectors) }
  return [
    { enforcer: enforcers.allowedTargets, terms: address },
    ...(selectors.length > 0 ? [named] : []),
    ...bound,
    { enforcer: enforcers.valueLte, terms: toWord(valueLimit) },
  ]
}

/**
 * Returns the caveats of an allowance. The native allowance counts the value of every call, so its
 * calls must have no data. The token allowance counts only tokens, so its calls must send no native
 * value.
 */
function toAllowanceCaveats(
  { token, allowance, period, start }: AllowancePermission,
  enforcers: Enforcers,
): readonly Caveat[] {
  const terms = concatHex([toWord(allowance), toWord(period), toWord(start)])
  if (token === undefined) {
    return [
      { enforcer: enforcers.nativeTokenPeriodTransfer, terms },
      { enforcer: enforcers.exactCalldata, terms: '0x' },
    ]
  }
  return [
    { enforcer: enforcers.erc20PeriodTransfer, terms: concatHex([token, terms]) },
    { enforcer: enforcers.valueLte, terms: toWord(0) },
  ]
}

/**
 * Rejects a permission for the account's own contracts, because a key that may call them could take
 * over the account.
 *
 * @throws {RequestRefusedError} The permission allows calls of the account's own contracts.
 */
export function refuseAuthority(
  { permission }: Pick<PermissionRequest, 'permission'>,
  own: readonly string[],
): void {
  if (permission.type !== 'contract-call') return
  const target = permission.address.toLowerCase()
  if (own.some((address) => address.toLowerCase() === target)) {
    throw new RequestRefusedError('account_authority')
  }
}
