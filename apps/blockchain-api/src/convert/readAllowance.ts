import { type Address, encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { ChainDownError } from '../chain/ChainDownError.ts'
import { callContract } from '../chain/callContract.ts'
import { coin, type Market } from './Market.ts'
import { refuse } from './requireTrade.ts'

/**
 * Reads how much of a token the router may spend for an account. The native currency needs no
 * allowance, because the transaction's value contains its amount. The result is then unlimited.
 *
 * @throws {ApiError} 400 if the address is not a token.
 * @throws {ChainDownError} The node does not answer.
 */
export async function readAllowance(
  { chain, router }: Market,
  token: Address,
  owner: Address,
): Promise<bigint> {
  if (token === coin) return maxUint256
  const args = [owner, router] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args })
  const answer = await callContract(chain, { to: token, data }).catch((error: unknown) => {
    if (error instanceof ChainDownError && error.refused) return undefined
    throw error
  })
  if (answer?.length !== 66) throw refuse('The address is of no token')
  return BigInt(answer)
}
