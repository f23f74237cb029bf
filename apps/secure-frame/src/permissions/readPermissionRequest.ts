import type { Hex } from 'viem'
import { InvalidRequestError } from '../requests/InvalidRequestError.ts'
import { readAddress, readList, readObject, readQuantity, readText } from '../requests/read.ts'
import type { Json } from '../requests/SigningRequest.ts'
import { PermissionNotOfferedError } from './errors.ts'
import { type ContractCallPermission, readContractCall } from './readContractCall.ts'
import { toKeyAddress } from './toKeyAddress.ts'

type Fields = { readonly [key: string]: Json }

/** Permission to spend an amount of the native currency or a token in each period. */
export type AllowancePermission = {
  readonly type: 'allowance'
  /** Address of the token that may be spent. Absent for the native currency. */
  readonly token?: Hex
  readonly allowance: bigint
  /** Start of the allowance's first period, as Unix time in seconds. */
  readonly start: bigint
  /** Length in seconds of a period of the allowance. */
  readonly period: bigint
}

export type Permission = ContractCallPermission | AllowancePermission

/** The content of one `wallet_grantPermissions` request. */
export type PermissionRequest = {
  /** Public key of the app, which receives the permission. */
  readonly publicKey: string
  /** Ethereum address of the app's public key, to which the account delegates. */
  readonly delegate: Hex
  /** Expiry of the permission as Unix time in seconds. */
  readonly expiry: bigint
  readonly permission: Permission
}

/**
 * Latest accepted time in seconds: the end of the year 9999. A later value is probably in
 * milliseconds.
 */
const latest = 253_402_300_799n

/**
 * Parses a `wallet_grantPermissions` request in the draft format of ERC-7715 that the public
 * message format uses, within the limits that contracts can enforce.
 *
 * @throws {PermissionNotOfferedError} No contract enforces the requested permission.
 * @throws {InvalidRequestError} The parameters are invalid.
 */
export function readPermissionRequest(params: Json): PermissionRequest {
  const list = readList(params, 'params')
  const fields = readObject(list[0], 'the request')
  const permissions = readList(fields['permissions'], 'permissions')
  if (list.length > 1 || permissions.length > 1) throw new PermissionNotOfferedError('several')
  if (readList(fields['policies'] ?? [], 'policies').length > 0) {
    throw new PermissionNotOfferedError('policies')
  }
  const expiry = readQuantity(fields['expiry'], 'expiry')
  if (expiry === 0n || expiry > latest) {
    throw new InvalidRequestError({ hint: 'expiry is no time in seconds' })
  }
  return {
    ...readSigner(fields['signer']),
    expiry,
    permission: readPermission(readObject(permissions[0], 'a permission')),
  }
}

function readSigner(value: Json | undefined): Pick<PermissionRequest, 'publicKey' | 'delegate'> {
  const { type, data } = readObject(value, 'signer')
  if (type !== 'keys') throw new PermissionNotOfferedError('signer')
  const keys = readList(readObject(data, 'the signer')['keys'], 'keys')
  const key = readObject(keys[0], 'a key')
  if (keys.length > 1 || key['type'] !== 'secp256k1') throw new PermissionNotOfferedError('signer')
  const publicKey = readText(key['publicKey'], 'a key')
  const delegate = toKeyAddress(publicKey)
  if (!delegate) throw new InvalidRequestError({ hint: 'publicKey is no secp256k1 key in hex' })
  return { publicKey, delegate }
}

function readPermission(permission: Fields): Permission {
  const type = readText(permission['type'], 'the type of a permission')
  const data = readObject(permission['data'], 'a permission')
  if (type === 'contract-call') return readContractCall(data)
  if (type === 'native-token-recurring-allowance') return readAllowance(data)
  if (type !== 'erc20-recurring-allowance') {
    throw new PermissionNotOfferedError('type', { hint: type.slice(0, 64) })
  }
  const token = readAddress(data['token'] ?? data['address'], 'the token')
  return { ...readAllowance(data), token }
}

function readAllowance(data: Fields): AllowancePermission {
  const allowance = readQuantity(data['allowance'], 'allowance')
  const start = readQuantity(data['start'], 'start')
  const period = readQuantity(data['period'], 'period')
  // Rejects zero values, because the contract would treat the allowance as never granted.
  if (allowance === 0n || start === 0n || period === 0n) {
    throw new InvalidRequestError({ hint: 'allowance, start and period have to be above zero' })
  }
  return { type: 'allowance', allowance, start, period }
}
