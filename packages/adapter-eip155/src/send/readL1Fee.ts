import type { EthereumTransaction } from '@latchkey/core'
import { encodeFunctionData, isHex, serializeTransaction } from 'viem/utils'
import type { AskNode } from '../features/findReplacement.ts'
import { askOrNothing } from './askOrNothing.ts'

/** GasPriceOracle, at the same address on every chain of the OP stack (predeploy). */
const oracle = '0x420000000000000000000000000000000000000F'
const oracleAbi = [
  {
    type: 'function',
    name: 'getL1Fee',
    stateMutability: 'view',
    inputs: [{ name: 'data', type: 'bytes' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
] as const
const word = 66

/**
 * Fields that are unknown before the wallet signs. The fee depends on the number of bytes, so the
 * values are as long as real ones.
 */
const unknownFields = {
  type: 'eip1559',
  nonce: 0xffff,
  gas: 0xff_ffffn,
  maxFeePerGas: 0xff_ffff_ffffn,
  maxPriorityFeePerGas: 0xff_ffff_ffffn,
} as const

/**
 * Reads the fee that a chain of the OP stack takes for the transaction's data on L1, in wei. Every
 * chain is asked, because chains of the OP stack are not distinguishable by their ids.
 *
 * @returns 0 on any other chain, which has no contract at the address.
 */
export async function readL1Fee(
  ask: AskNode,
  chainId: number,
  { to, value, data }: EthereumTransaction,
): Promise<bigint> {
  const transaction = serializeTransaction({
    ...unknownFields,
    chainId,
    ...(to && { to }),
    ...(data && { data }),
    ...(value !== undefined && { value }),
  })
  const call = encodeFunctionData({ abi: oracleAbi, args: [transaction] })
  const answer = await askOrNothing(ask, 'eth_call', [{ to: oracle, data: call }, 'latest'])
  return isHex(answer, { strict: true }) && answer.length === word ? BigInt(answer) : 0n
}
