import type { Hex } from 'viem'
import { InvalidRequestError } from '../requests/InvalidRequestError.ts'
import { readAddress, readList, readObject, readQuantity, readText } from '../requests/read.ts'
import type { Json } from '../requests/SigningRequest.ts'
import { PermissionNotOfferedError } from './errors.ts'
import { type Condition, readCondition } from './readCondition.ts'
import { type ContractFunction, toFunction } from './toFunction.ts'

/** Permission for an app's key to call one contract. */
export type ContractCallPermission = {
  readonly type: 'contract-call'
  readonly address: Hex
  /** Functions that the key may call. Empty: every function. */
  readonly functions: readonly ContractFunction[]
  /**
   * Conditions on the arguments of the function. Only a permission with a single function can have
   * them.
   */
  readonly conditions: readonly Condition[]
  /** Largest amount of the native currency that a call may send, in base units. */
  readonly valueLimit: bigint
}

type Fields = { readonly [key: string]: Json }
type AllowedFunction = Pick<ContractCallPermission, 'conditions' | 'valueLimit'> & {
  readonly called: ContractFunction
}

/**
 * Parses a permission to call a contract. A function without `valueLimit` may send no native
 * currency.
 *
 * @throws {PermissionNotOfferedError} No contract can enforce the permission.
 * @throws {InvalidRequestError} The fields are invalid, or the ABI does not have exactly one
 * function of the name.
 */
export function readContractCall(data: Fields): ContractCallPermission {
  const address = readAddress(data['address'], 'the contract')
  const common = { type: 'contract-call', address } as const
  if (data['functions'] === undefined) {
    return { ...common, functions: [], conditions: [], valueLimit: 0n }
  }
  const functions = readList(data['functions'], 'functions').map((item) =>
    readFunction(readObject(item, 'a function'), data['abi']),
  )
  const [first, ...others] = functions
  if (!first) throw new InvalidRequestError({ hint: 'a permission to call no function' })
  // Caveats apply to all calls of a delegation. A function with its own conditions or limit must
  // therefore be the only one.
  const isOfOneKind = functions.every(
    ({ conditions, valueLimit }) => conditions.length === 0 && valueLimit === first.valueLimit,
  )
  if (others.length > 0 && !isOfOneKind) throw new PermissionNotOfferedError('functions')
  const { conditions, valueLimit } = first
  return { ...common, functions: functions.map((x) => x.called), conditions, valueLimit }
}

function readFunction(fields: Fields, abi: Json | undefined): AllowedFunction {
  const { operation = 'Call', args = [] } = fields
  if (operation !== 'Call' && operation !== 0) throw new PermissionNotOfferedError('operation')
  const name = readText(fields['functionName'], 'the name of a function')
  const called = toFunction(abi, name)
  if (!called) throw new InvalidRequestError({ hint: `the ABI has not one function "${name}"` })
  const valueLimit = readQuantity(fields['valueLimit'], 'a limit')
  const conditions = readList(args ?? [], 'conditions').flatMap((condition, index) =>
    readCondition(condition, index, called),
  )
  return { called, conditions, valueLimit }
}
