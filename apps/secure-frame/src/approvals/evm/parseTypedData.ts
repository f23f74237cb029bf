import { getAddress, isAddress } from 'viem'
import { InvalidRequestError } from '../../requests/InvalidRequestError.ts'
import { RequestRefusedError } from '../../requests/RequestRefusedError.ts'
import { isList, readList, readObject, readText } from '../../requests/read.ts'
import type { Json } from '../../requests/SigningRequest.ts'

export type TypedField = { readonly name: string; readonly type: string }
export type TypedValue =
  | string
  | boolean
  | bigint
  | readonly TypedValue[]
  | { readonly [key: string]: TypedValue }
export type TypedStruct = { readonly [key: string]: TypedValue }

/**
 * Typed data of EIP-712 in which each value has exactly one representation, and keys that are not
 * signed are removed.
 */
export type TypedData = {
  readonly domain: TypedStruct
  readonly types: { readonly [name: string]: readonly TypedField[] }
  readonly primaryType: string
  readonly message: TypedStruct
}

const namePattern = /^[A-Za-z_$][A-Za-z0-9_$]{0,127}$/
const arrayPattern = /^(.+)\[(\d*)\]$/
const domainFields: readonly TypedField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]
const deepest = 24
const mostValues = 2_000

/**
 * Parses the parameters of `eth_signTypedData_v4`. Both the screen and the signature use the
 * result. Keys that no type declares are removed, because EIP-712 does not sign them.
 *
 * @throws {InvalidRequestError} The data is not strictly EIP-712: a field is missing, a value does
 * not have its type, or a type is unknown.
 */
export function parseTypedData(params: Json): TypedData {
  const source = readList(params, 'params')[1]
  const data = readObject(typeof source === 'string' ? parseJson(source) : source, 'the typed data')
  const domain = readObject(data['domain'] ?? {}, 'domain')
  const types = { EIP712Domain: toDomainType(domain), ...readTypes(data['types']) }
  const primaryType = readText(data['primaryType'], 'primaryType')
  if (!Object.hasOwn(types, primaryType) || primaryType === 'EIP712Domain')
    throw invalid('primaryType is not among the types')
  checkUnsignedDomain(domain, types.EIP712Domain)
  const context = { types, budget: { left: mostValues }, depth: 0 }
  return {
    types,
    primaryType,
    domain: readStruct(domain, 'EIP712Domain', context),
    message: readStruct(data['message'], primaryType, context),
  }
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('the typed data is no JSON')
  }
}

/** Derives the type of the domain from its fields, for a request that does not declare it. */
function toDomainType(domain: { readonly [key: string]: Json }): readonly TypedField[] {
  return domainFields.filter(({ name }) => Object.hasOwn(domain, name))
}

/**
 * Rejects a domain with a field that its declared type omits. Without a signed `chainId`, for
 * example, the signature would be valid on every chain.
 */
function checkUnsignedDomain(
  domain: { readonly [key: string]: Json },
  fields: readonly TypedField[],
): void {
  const unsigned = domainFields.some(
    ({ name }) => Object.hasOwn(domain, name) && !fields.some((field) => field.name === name),
  )
  if (unsigned) throw invalid('the domain has a field that would not be signed')
}

function readTypes(value: Json | undefined): Record<string, readonly TypedField[]> {
  const types = readObject(value, 'types')
  const result: Record<string, readonly TypedField[]> = {}
  for (const [name, fields] of Object.entries(types)) {
    if (!namePattern.test(name) || isAtomic(name)) throw invalid('a type has no allowed name')
    const list = readList(fields, 'a type').map((field) => {
      const { name, type } = readObject(field, 'a field')
      return { name: readText(name, 'a name'), type: readText(type, 'a type') }
    })
    if (list.some((field) => !namePattern.test(field.name)))
      throw invalid('a field has no allowed name')
    if (new Set(list.map((field) => field.name)).size !== list.length)
      throw invalid('a field stands twice')
    result[name] = list
  }
  return result
}

type Context = {
  readonly types: TypedData['types']
  /**
   * Number of values that the rest of the typed data may still contain, so that huge data is
   * rejected.
   */
  readonly budget: { left: number }
  readonly depth: number
}

const deeper = (context: Context): Context => ({ ...context, depth: context.depth + 1 })

function readStruct(value: Json | undefined, name: string, context: Context): TypedStruct {
  const source = readObject(value, name)
  const fields = context.types[name] ?? []
  return Object.fromEntries(
    fields.map((field) => {
      if (!Object.hasOwn(source, field.name)) throw invalid(`"${field.name}" is missing`)
      return [field.name, readValue(source[field.name], field.type, deeper(context))]
    }),
  )
}

function readValue(value: Json | undefined, type: string, context: Context): TypedValue {
  context.budget.left -= 1
  if (context.depth > deepest || context.budget.left < 0) throw new RequestRefusedError('too_large')
  const [, inner, length] = arrayPattern.exec(type) ?? []
  if (inner !== undefined) {
    const list = readList(value, type)
    if (length && BigInt(length) !== BigInt(list.length))
      throw invalid(`${type} has a wrong length`)
    return list.map((item) => readValue(item, inner, deeper(context)))
  }
  if (Object.hasOwn(context.types, type)) return readStruct(value, type, context)
  return readAtom(value, type)
}

function readAtom(value: Json | undefined, type: string): TypedValue {
  if (value === undefined || value === null || isList(value)) throw invalid(`no value for ${type}`)
  if (type === 'bool' && typeof value === 'boolean') return value
  if (type === 'string' && typeof value === 'string') return value
  if (type === 'address' && typeof value === 'string' && isAddress(value, { strict: false }))
    return getAddress(value)
  if (/^bytes/.test(type) && typeof value === 'string') return readBytes(value, type)
  if (/^u?int/.test(type)) return readInteger(value, type)
  throw invalid(`a value is not of type ${type.slice(0, 40)}`)
}

function readBytes(value: string, type: string): string {
  const size = type === 'bytes' ? undefined : Number(type.slice(5))
  if (!isAtomic(type) || !/^0x([0-9a-fA-F]{2})*$/.test(value)) throw invalid(`no ${type}`)
  if (size !== undefined && value.length !== 2 + 2 * size) throw invalid(`no ${type}`)
  return value.toLowerCase()
}

function readInteger(value: Json, type: string): bigint {
  const bits = BigInt(type.replace(/^u?int/, '') || 256)
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (!isAtomic(type) || typeof text !== 'string') throw invalid(`no ${type}`)
  if (!/^(-?[0-9]{1,78}|0x[0-9a-fA-F]{1,64})$/.test(text)) throw invalid(`no ${type}`)
  const number = BigInt(text)
  const [least, most] = type.startsWith('u')
    ? [0n, 2n ** bits - 1n]
    : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n]
  if (number < least || number > most) throw invalid(`${type} is out of range`)
  return number
}

function isAtomic(type: string): boolean {
  if (['bool', 'string', 'address', 'bytes', 'uint', 'int'].includes(type)) return true
  const [, bits] = /^u?int([1-9]\d{0,2})$/.exec(type) ?? []
  if (bits !== undefined) return Number(bits) % 8 === 0 && Number(bits) <= 256
  const [, size] = /^bytes([1-9]\d?)$/.exec(type) ?? []
  return size !== undefined && Number(size) <= 32
}

function invalid(hint: string): InvalidRequestError {
  return new InvalidRequestError({ hint })
}
