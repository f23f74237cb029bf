import { encodeFunctionData, erc20Abi } from 'viem'
import * as z from 'zod'
import { sendTransaction } from '../../chains/sendTransaction.ts'
import { defineCommand } from '../Command.ts'
import { ControlError } from '../ControlError.ts'
import { Address, Amount, ChainId, requireChain } from '../fields.ts'

/**
 * Control command that sends native currency or tokens from a development account, as a wallet
 * does. Responds when the transaction is mined.
 */
export const transfer = defineCommand({
  name: 'transfer',
  input: z.strictObject({
    chainId: ChainId,
    from: Address,
    to: Address,
    amount: Amount,
    token: Address.optional(),
  }),
  run: async ({ chainId, from, to, amount, token }, sandbox) => {
    const { rpcUrl } = requireChain(sandbox, chainId)
    const known = sandbox.manifest.accounts.some(
      ({ address }) => address.toLowerCase() === from.toLowerCase(),
    )
    if (!known) throw new ControlError(404, `${from} is no development account.`)
    const value = BigInt(amount)
    if (!token) return { hash: await sendTransaction(rpcUrl, { from, to, value }) }
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] })
    return { hash: await sendTransaction(rpcUrl, { from, to: token, data }) }
  },
})
