import { encodeDisabling, parseContext } from '../../permissions/Delegation.ts'
import { toFunction } from '../../permissions/toFunction.ts'
import { toKeyAddress } from '../../permissions/toKeyAddress.ts'
import type { AccountCall } from '../../smart-account/accountContract.ts'
import type { Decoded } from '../model/Decoded.ts'
import { isList, readAddress, readList, readObject, readQuantity, readText } from '../model/read.ts'
import { type Asset, type Row, type Step, toStep } from '../model/Step.ts'
import { addressRow, boundRow, codeRow, native, textRow, timeRow } from '../model/values.ts'
import type { Json, SigningRequest } from '../SigningRequest.ts'
import { decodeOperation } from './decodeOperation.ts'
import { checkAccount, checkChainId } from './readSession.ts'

type Fields = { readonly [key: string]: Json }

/**
 * Decodes `wallet_grantPermissions` in the kit's draft form: who may act, until when, and what each permission is.
 *
 * @throws {RequestRefusedError} Other chain or account.
 * @throws {InvalidRequestError} Not of that form.
 */
export function decodeGrantPermissions(request: SigningRequest): Decoded {
  const fields = readObject(readList(request.params, 'params')[0], 'the request')
  checkChainId(request, fields['chainId'])
  checkAccount(request, fields['address'])
  const expiry = readQuantity(fields['expiry'], 'expiry')
  const signer = readSigner(fields['signer'])
  const address = readKeyAddress(fields['signer'])
  const context = { owner: request.account, signer: signer[0] ?? '' }
  const steps = readList(fields['permissions'], 'permissions').map((item) =>
    toPermissionStep(readObject(item, 'a permission'), context),
  )
  const policies = readList(fields['policies'] ?? [], 'policies')
  return {
    steps,
    rows: [
      ...signer.map((key) => codeRow('Key that may act', key)),
      ...(address ? [addressRow('Address of the key', address)] : []),
      timeRow('Until', expiry),
      ...(policies.length > 0 ? [codeRow('Policies', JSON.stringify(policies))] : []),
    ],
    notes: [],
    raw: [{ label: 'Permissions', text: JSON.stringify(fields, null, 2) }],
  }
}

/**
 * Decodes `wallet_revokePermissions`: taking back needs a look too, but cannot do harm. A smart account does it by an
 * operation, which may do nothing else.
 *
 * @throws {RequestRefusedError} Other account.
 * @throws {InvalidRequestError} The operation is not the one that takes this permission back.
 */
export function decodeRevokePermissions(request: SigningRequest): Decoded {
  const [first] = Array.isArray(request.params) ? request.params : [request.params]
  const fields = readObject(first, 'the request')
  checkAccount(request, fields['address'])
  const id = typeof fields['pci'] === 'string' ? fields['pci'] : undefined
  const step = toStep({
    action: 'revoke-permission',
    rows: id === undefined ? [] : [codeRow('Permission', id)],
    ...(id === undefined && { doubt: { reason: 'unknown_permission' } as const }),
  })
  const operation = decodeOperation(request, toRevoking(request, fields))
  return {
    steps: [step],
    rows: operation.rows,
    notes: [],
    raw: [{ label: 'Permissions', text: JSON.stringify(fields, null, 2) }, ...operation.raw],
    ...(operation.fee && { fee: operation.fee }),
  }
}

/** What takes the permission back. Of an account that has none to give there is nothing to do. */
function toRevoking({ operation }: SigningRequest, fields: Fields): readonly AccountCall[] {
  if (!operation) return []
  const to = readAddress(fields['delegationManager'], 'the delegation manager')
  const granted = parseContext(readText(fields['pci'], 'pci'))
  return [{ to, value: 0n, data: encodeDisabling(granted) }]
}

/** `undefined`: it is no key that could have one, or there are several. */
function readKeyAddress(value: Json | undefined): string | undefined {
  const data = readObject(readObject(value, 'signer')['data'] ?? {}, 'the signer')
  const [key, ...others] = isList(data['keys']) ? data['keys'] : []
  if (key === undefined || others.length > 0) return undefined
  const { type, publicKey } = readObject(key, 'a key')
  return type === 'secp256k1' ? toKeyAddress(readText(publicKey, 'a key')) : undefined
}

function readSigner(value: Json | undefined): readonly string[] {
  const signer = readObject(value, 'signer')
  const data = readObject(signer['data'] ?? {}, 'the signer')
  const keys = data['keys']
  if (!Array.isArray(keys)) return [JSON.stringify(signer)]
  return keys.map((item) => {
    const { type, publicKey } = readObject(item, 'a key')
    return `${readText(type, 'a key type')} ${readText(publicKey, 'a key')}`
  })
}

type Context = { readonly owner: string; readonly signer: string }

function toPermissionStep(permission: Fields, context: Context): Step {
  const type = readText(permission['type'], 'the type of a permission')
  const data = readObject(permission['data'] ?? {}, 'a permission')
  if (type === 'native-token-recurring-allowance') return toAllowance(native, data, context)
  if (type === 'erc20-recurring-allowance') {
    const address = readAddress(data['token'] ?? data['address'], 'the token')
    return toAllowance({ type: 'token', address, standard: 'erc20' }, data, context)
  }
  if (type === 'contract-call') return toContractCall(data)
  return toStep({
    action: 'grant-permission',
    rows: [textRow('Permission', type), codeRow('Content', JSON.stringify(data))],
    doubt: { reason: 'unknown_permission', id: type },
  })
}

function toAllowance(asset: Asset, data: Fields, { owner, signer }: Context): Step {
  const amount = readQuantity(data['allowance'], 'allowance')
  const rows: Row[] = [
    boundRow('Amount', 'most', { asset, amount }),
    codeRow('Every', toDuration(readQuantity(data['period'], 'period'))),
  ]
  if (data['start'] !== undefined) rows.push(timeRow('From', readQuantity(data['start'], 'start')))
  const grant = { asset, owner, spender: signer, amount, unlimited: false, bySignature: true }
  return toStep({ action: 'grant-permission', rows, grants: [grant] })
}

function toDuration(seconds: bigint): string {
  if (seconds > 0n && seconds % 86_400n === 0n) return count(seconds / 86_400n, 'day')
  if (seconds > 0n && seconds % 3_600n === 0n) return count(seconds / 3_600n, 'hour')
  return count(seconds, 'second')
}

const count = (number: bigint, unit: string) => `${number} ${unit}${number === 1n ? '' : 's'}`

/** Which functions may be called is readable; what they do is not, so it stays in doubt. */
function toContractCall(data: Fields): Step {
  const address = readAddress(data['address'], 'the contract')
  const functions = readList(data['functions'] ?? [], 'functions')
  return toStep({
    action: 'grant-permission',
    target: address,
    rows: [
      addressRow('Contract', address),
      ...functions.flatMap((item) => toFunctionRows(readObject(item, 'a function'), data['abi'])),
      ...(functions.length === 0 ? [textRow('May call', 'every function')] : []),
    ],
    doubt: { reason: 'unknown_contract', id: address },
  })
}

/** The name is the app's; the selector is what the contract hears. */
function toFunctionRows(fields: Fields, abi: Json | undefined): readonly Row[] {
  const name = readText(fields['functionName'], 'the name of a function')
  const known = toFunction(abi, name)
  const shown = known?.signature ?? name
  const limit = readQuantity(fields['valueLimit'], 'a limit')
  const conditions = readList(fields['args'] ?? [], 'conditions').flatMap((condition, index) => {
    if (condition === null) return []
    const { operator = null, value = null } = readObject(condition, 'a condition')
    return [codeRow(`Argument ${index + 1}`, `${toText(operator)} ${toText(value)}`)]
  })
  return [
    textRow(
      'May call',
      fields['operation'] === 'DelegateCall' ? `${shown} (as the account itself)` : shown,
    ),
    ...(known ? [codeRow('Selector', known.selector)] : []),
    ...conditions,
    ...(limit > 0n ? [boundRow('With each call', 'most', { asset: native, amount: limit })] : []),
  ]
}

const toText = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))
