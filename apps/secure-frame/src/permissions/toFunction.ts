import { toFunctionSelector } from 'viem'
import { isList } from '../requests/read.ts'
import type { Json } from '../requests/SigningRequest.ts'

/** A contract function as an ABI describes it. */
export type ContractFunction = {
  /** Signature of the function, for example `buy(address,uint256)`. */
  readonly signature: string
  readonly selector: `0x${string}`
  /** Canonical ABI types of the function's arguments, in order. */
  readonly inputs: readonly string[]
}

type Fields = { readonly [key: string]: Json }
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value)

const mostNested = 8
const elementary =
  /^(?:address|bool|string|function|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256))(?:\[\d*\])*$/

/**
 * Finds a function by name in an ABI. Returns `undefined` if none or several match, or the entry is
 * not a valid ABI.
 */
export function toFunction(abi: Json | undefined, name: string): ContractFunction | undefined {
  if (!isList(abi) || !/^[A-Za-z_$][\w$]*$/.test(name)) return undefined
  const named = abi.filter(isFields).filter((x) => x['type'] === 'function' && x['name'] === name)
  const [only] = named
  if (!only || named.length > 1) return undefined
  const inputs = toTypes(only['inputs'], 0)
  if (!inputs) return undefined
  const signature = `${name}(${inputs.join(',')})`
  return { signature, selector: toFunctionSelector(signature), inputs }
}

function toTypes(inputs: Json | undefined, depth: number): readonly string[] | undefined {
  if (!isList(inputs)) return undefined
  const types = inputs.map((input) => (isFields(input) ? toType(input, depth) : undefined))
  const known = types.filter((type) => type !== undefined)
  return known.length === types.length ? known : undefined
}

function toType({ type, components }: Fields, depth: number): string | undefined {
  if (typeof type !== 'string' || depth > mostNested) return undefined
  const [, arrays] = /^tuple((?:\[\d*\])*)$/.exec(type) ?? []
  if (arrays === undefined) return elementary.test(type) ? type : undefined
  const inner = toTypes(components, depth + 1)
  return inner && `(${inner.join(',')})${arrays}`
}
