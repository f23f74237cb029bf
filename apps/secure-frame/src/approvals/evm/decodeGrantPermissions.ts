import { fillIn } from '@latchkey/core'
import { decodeAbiParameters } from 'viem'
import { messages } from '../../messages/messages.ts'
import { PermissionNotOfferedError } from '../../permissions/errors.ts'
import type { Condition } from '../../permissions/readCondition.ts'
import type { ContractCallPermission } from '../../permissions/readContractCall.ts'
import {
  type AllowancePermission,
  type PermissionRequest,
  readPermissionRequest,
} from '../../permissions/readPermissionRequest.ts'
import { RequestRefusedError } from '../../requests/RequestRefusedError.ts'
import { readList, readObject } from '../../requests/read.ts'
import type { Json, SigningRequest } from '../../requests/SigningRequest.ts'
import { clockToleranceMs } from '../clockTolerance.ts'
import type { Decoded } from '../model/Decoded.ts'
import { type Asset, type Row, type Step, toStep } from '../model/Step.ts'
import { addressRow, boundRow, codeRow, native, textRow, timeRow } from '../model/values.ts'
import { checkAccount, checkChainId } from './readSession.ts'
import { isUnlimited } from './unlimited.ts'

/**
 * Decodes `wallet_grantPermissions`: which key may act, until when, and with which permission. The
 * steps come from the same parser that builds the enforced permission. The app's own description
 * appears only as raw data.
 *
 * @throws {RequestRefusedError} The request names another chain or account, or the permission has
 * expired.
 * @throws {InvalidRequestError} The parameters do not follow the kit's draft.
 */
export function decodeGrantPermissions(request: SigningRequest, now: number): Decoded {
  const fields = readObject(readList(request.params, 'params')[0], 'the request')
  checkChainId(request, fields['chainId'])
  checkAccount(request, fields['address'])
  const raw = [{ label: messages.labels.permissions, text: JSON.stringify(fields, null, 2) }]
  try {
    const asked = readPermissionRequest(request.params)
    if (Number(asked.expiry) * 1_000 < now - clockToleranceMs) {
      throw new RequestRefusedError('expired')
    }
    return { ...toWords(asked, request), raw }
  } catch (error) {
    if (!(error instanceof PermissionNotOfferedError)) throw error
    return { steps: [toUnoffered(error, fields['permissions'])], rows: [], notes: [], raw }
  }
}

function toWords(asked: PermissionRequest, { account }: SigningRequest): Omit<Decoded, 'raw'> {
  const { permission, publicKey, delegate, expiry } = asked
  const key = `secp256k1 ${publicKey}`
  const step =
    permission.type === 'contract-call'
      ? toContractCall(permission)
      : toAllowance(permission, { owner: account, spender: key })
  return {
    steps: [step],
    rows: [
      codeRow(messages.labels.keyThatMayAct, key),
      addressRow(messages.labels.addressOfKey, delegate),
      timeRow(messages.labels.until, expiry),
    ],
    notes: [],
  }
}

/**
 * Returns a step that shows the refusal and the app's raw request. It is marked as unverified,
 * because the wallet cannot enforce this permission.
 */
function toUnoffered(refusal: PermissionNotOfferedError, permissions: Json | undefined): Step {
  const [first = null] = readList(permissions, 'permissions')
  const isCall = readObject(first, 'a permission')['type'] === 'contract-call'
  return toStep({
    action: 'grant-permission',
    rows: [
      textRow(messages.labels.notOffered, refusal.shortMessage),
      codeRow(messages.labels.content, JSON.stringify(permissions)),
    ],
    doubt: { reason: isCall ? 'unknown_contract' : 'unknown_permission' },
  })
}

type Sides = { readonly owner: string; readonly spender: string }

function toAllowance(permission: AllowancePermission, sides: Sides): Step {
  const { token, allowance: amount, period, start } = permission
  const asset: Asset = token ? { type: 'token', address: token, standard: 'erc20' } : native
  return toStep({
    action: 'grant-permission',
    rows: [
      boundRow(messages.labels.amount, 'most', { asset, amount }),
      codeRow(messages.labels.every, toDuration(period)),
      timeRow(messages.labels.from, start),
    ],
    grants: [{ ...sides, asset, amount, unlimited: isUnlimited(amount), bySignature: true }],
  })
}

function toDuration(seconds: bigint): string {
  const { day, days, hour, hours, second, seconds: several } = messages.durations
  if (seconds % 86_400n === 0n) return toCount(seconds / 86_400n, day, days)
  if (seconds % 3_600n === 0n) return toCount(seconds / 3_600n, hour, hours)
  return toCount(seconds, second, several)
}

const toCount = (count: bigint, one: string, many: string) =>
  fillIn(count === 1n ? one : many, { count })

/**
 * Lists the functions that the key may call. The step is marked as unverified, because the effect
 * of the calls is unknown.
 */
function toContractCall(permission: ContractCallPermission): Step {
  const { address, functions, conditions, valueLimit } = permission
  return toStep({
    action: 'grant-permission',
    target: address,
    rows: [
      addressRow(messages.labels.contract, address),
      // The app chose the function's name. The contract only receives the selector, so the row
      // shows both.
      ...functions.flatMap(({ signature, selector }) => [
        textRow(messages.labels.mayCall, signature),
        codeRow(messages.labels.selector, selector),
      ]),
      ...(functions.length === 0
        ? [textRow(messages.labels.mayCall, messages.labels.everyFunction)]
        : []),
      ...conditions.map(toConditionRow),
      ...(valueLimit > 0n
        ? [boundRow(messages.labels.withEachCall, 'most', { asset: native, amount: valueLimit })]
        : []),
    ],
    doubt: { reason: 'unknown_contract', id: address },
  })
}

/**
 * Creates the row of the approval screen for a condition on a call argument. Decodes the ABI word
 * that the enforcing contract compares, so that the row shows the enforced value.
 */
function toConditionRow({ index, type, word }: Condition): Row {
  const [value] = decodeAbiParameters([{ type }], word)
  return codeRow(fillIn(messages.labels.argument, { number: index + 1 }), `EQUAL ${value}`)
}
