import { type Balance, InvalidAnswerError } from '@latchkey/core'
import type { Client, Hex } from 'viem'
import { decodeFunctionResult, encodeFunctionData, getAddress, hexToString } from 'viem/utils'

const abi = [
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'decimals',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ type: 'uint8' }],
  },
  {
    type: 'function',
    name: 'symbol',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ type: 'string' }],
  },
] as const

/** A contract says what it likes. */
const longestSymbol = 32
const wordLength = 66

function readSymbol(data: Hex): string {
  // Tokens older than the standard answer with 32 bytes.
  const symbol =
    data.length === wordLength
      ? hexToString(data, { size: 32 })
      : decodeFunctionResult({ abi, functionName: 'symbol', data })
  return symbol.slice(0, longestSymbol)
}

export type TokenBalanceParameters = {
  readonly token: string
  readonly address: string
  /** Named in the error. */
  readonly host: string
}

/**
 * Reads what an account has of an ERC-20 token, in three calls that go out together.
 *
 * @throws {InvalidAnswerError} The contract is no token.
 */
export async function readTokenBalance(
  client: Client,
  parameters: TokenBalanceParameters,
): Promise<Balance> {
  const to = getAddress(parameters.token)
  const call = (data: Hex) =>
    client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
  const [amount, decimals, symbol] = await Promise.all([
    call(
      encodeFunctionData({
        abi,
        functionName: 'balanceOf',
        args: [getAddress(parameters.address)],
      }),
    ),
    call(encodeFunctionData({ abi, functionName: 'decimals' })),
    call(encodeFunctionData({ abi, functionName: 'symbol' })),
  ])
  try {
    return {
      amount: decodeFunctionResult({ abi, functionName: 'balanceOf', data: amount }),
      decimals: decodeFunctionResult({ abi, functionName: 'decimals', data: decimals }),
      symbol: readSymbol(symbol),
    }
  } catch (cause) {
    throw new InvalidAnswerError({ host: parameters.host, reason: 'no token', cause })
  }
}
