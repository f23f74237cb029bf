import { encodeAbiParameters, type Hex } from 'viem'
import { InvalidRequestError } from '../requests/InvalidRequestError.ts'
import { readAddress, readData, readObject, readQuantity } from '../requests/read.ts'
import type { Json } from '../requests/SigningRequest.ts'
import { PermissionNotOfferedError } from './errors.ts'
import type { ContractFunction } from './toFunction.ts'

/**
 * A required value of a function argument, which an enforcer contract compares with the call data.
 * All arguments before it occupy one 32-byte word each.
 */
export type Condition = {
  /** Zero-based index of the function argument that the condition restricts. */
  readonly index: number
  readonly type: string
  /** The required value as a 32-byte ABI word of the call data. */
  readonly word: Hex
}

/**
 * Parses the condition of a function argument. `null` allows any value.
 *
 * @throws {PermissionNotOfferedError} No contract can enforce the condition.
 * @throws {InvalidRequestError} The value does not match the argument's type.
 */
export function readCondition(
  condition: Json,
  index: number,
  { inputs, signature }: ContractFunction,
): readonly Condition[] {
  if (condition === null) return []
  const { operator, value } = readObject(condition, 'a condition')
  if (operator !== 'EQUAL') throw new PermissionNotOfferedError('operator')
  // Each earlier argument must occupy exactly one word, which holds its value or an offset.
  // Otherwise the position is unknown.
  const before = inputs.slice(0, index)
  if (before.some((type) => type.startsWith('(') || /\[\d+\]/.test(type))) {
    throw new PermissionNotOfferedError('argument', { hint: `${signature}, argument ${index}` })
  }
  const type = inputs[index]
  if (type === undefined) throw new InvalidRequestError({ hint: 'more conditions than arguments' })
  return [{ index, type, word: toWord(type, value) }]
}

function toWord(type: string, value: Json | undefined): Hex {
  const read = toReader(type)
  if (!read) throw new PermissionNotOfferedError('argument', { hint: type })
  const item = read(value)
  try {
    return encodeAbiParameters([{ type }], [item])
  } catch {
    throw new InvalidRequestError({ hint: `a condition is no ${type}` })
  }
}

/**
 * Returns a parser for types that fit in one word, where equal values have equal words. Negative
 * numbers are not supported.
 */
function toReader(type: string): ((value: Json | undefined) => unknown) | undefined {
  if (type === 'address') return (value) => readAddress(value, 'a condition')
  if (type === 'bool') return readBoolean
  if (/^u?int\d+$/.test(type)) return readNumber
  return /^bytes\d+$/.test(type) ? (value) => readBytes(value, type) : undefined
}

function readBoolean(value: Json | undefined): boolean {
  if (typeof value !== 'boolean') throw new InvalidRequestError({ hint: 'a condition is no bool' })
  return value
}

function readNumber(value: Json | undefined): bigint {
  // Rejects an absent value here, because `readQuantity` would read it as zero.
  if (value === undefined || value === null || value === '') {
    throw new InvalidRequestError({ hint: 'a condition is no number' })
  }
  return readQuantity(value, 'a condition')
}

function readBytes(value: Json | undefined, type: string): Hex {
  const data = readData(value, 'a condition')
  if ((data.length - 2) / 2 !== Number(type.slice('bytes'.length))) {
    throw new InvalidRequestError({ hint: `a condition is no ${type}` })
  }
  return data
}
