import {
  type Abi,
  type DecodeFunctionDataReturnType,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  toFunctionSelector,
} from 'viem'

/**
 * Decodes call data with a list of functions. Returns `undefined` if the selector matches no
 * function. Returns `malformed` if the arguments do not re-encode to exactly these bytes, because
 * some bytes would then stay unexplained.
 */
export function readCall<const abi extends Abi>(
  abi: abi,
  data: Hex,
): DecodeFunctionDataReturnType<abi> | 'malformed' | undefined {
  const selector = data.slice(0, 10).toLowerCase()
  const item = abi.find((x) => x.type === 'function' && toFunctionSelector(x) === selector)
  if (!item) return undefined
  try {
    const { args } = decodeFunctionData({ abi: [item], data })
    const again = encodeFunctionData({ abi: [item], args: [...(args ?? [])] })
    if (again.toLowerCase() !== data.toLowerCase()) return 'malformed'
    return decodeFunctionData({ abi, data })
  } catch {
    return 'malformed'
  }
}
