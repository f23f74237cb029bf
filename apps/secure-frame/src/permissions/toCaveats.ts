import { concatHex, type Hex, numberToHex } from 'viem'
import { RequestRefusedError } from '../requests/RequestRefusedError.ts'
import type { Enforcers } from '../smart-account/SmartAccount.ts'
import type { Caveat } from './Delegation.ts'
import type { ContractCallPermission } from './readContractCall.ts'
import type { AllowancePermission, PermissionRequest } from './readPermissionRequest.ts'

const selectorBytes = 4
const wordBytes = 32
const toWord = (value: bigint | number): Hex => numberToHex(value, { size: 32 })

/** Says what is asked for in the words of the published contracts. Each rule narrows what the others leave. */
export function toCaveats(
  { permission, expiry }: Pick<PermissionRequest, 'permission' | 'expiry'>,
  enforcers: Enforcers,
): readonly Caveat[] {
  // Without a beginning; past the second number nothing is done any more.
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

/** The contract of the native currency counts what is sent, whatever is called with it; that of tokens the tokens alone. */
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
 * Refuses calls of what the account consists of: whoever may call these as the account owns it.
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
