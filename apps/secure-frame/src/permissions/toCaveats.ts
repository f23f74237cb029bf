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
  // No start time. After the second timestamp, the delegation is expired.
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
 * Returns the caveats of an allowance. The native contract counts value of any call, so that call
 * data must be empty. The token contract counts only tokens, so that value must be zero.
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
 * Refuses calls of the account's own contracts: a key that may call these as the account would own
 * it.
 *
 * @throws {RequestRefusedError}
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
