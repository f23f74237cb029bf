import * as z from 'zod'
import type { BitcoinNode } from '../../bitcoin/createBitcoinNode.ts'
import { toScript } from '../../bitcoin/rules/scripts.ts'
import { inscribe } from '../../bitcoin/treasury/inscribe.ts'
import { pay } from '../../bitcoin/treasury/pay.ts'
import type { Sandbox } from '../../sandbox/Sandbox.ts'
import { defineCommand } from '../Command.ts'
import { ControlError } from '../ControlError.ts'
import { Amount } from '../fields.ts'

const Count = z.number().int().min(1).max(1_000)

/**
 * Returns the Bitcoin node for a command of the control API.
 *
 * @throws {ControlError} 502 if the node is not running.
 */
function requireNode({ bitcoin }: Sandbox): BitcoinNode {
  const node = bitcoin.getNode()
  if (node) return node
  throw new ControlError(502, 'The Bitcoin chain is not running.')
}

/**
 * Returns the output script of a Bitcoin address.
 *
 * @throws {ControlError} 400 for an invalid address.
 */
function requireScript(address: string): Uint8Array {
  const script = toScript(address)
  if (script) return script
  throw new ControlError(400, `"${address}" is no Bitcoin address of the main network.`)
}

/**
 * Control command that sends satoshis to a Bitcoin address. With `inscription`, the output is
 * inscribed with that text. Unless `confirm` is false, a block is mined that confirms the payment.
 */
export const fundBitcoin = defineCommand({
  name: 'fund-bitcoin',
  input: z.strictObject({
    address: z.string(),
    amount: Amount,
    inscription: z.string().min(1).max(10_000).optional(),
    confirm: z.boolean().default(true),
  }),
  run: async ({ address, amount, inscription, confirm }, sandbox) => {
    const node = requireNode(sandbox)
    const script = requireScript(address)
    const id = inscription && inscribe(node, { script, text: inscription, postage: BigInt(amount) })
    const txid = id ? id.slice(0, 64) : pay(node, [{ script, amount: BigInt(amount) }])
    if (confirm) node.mine({ only: [txid] })
    return id ? { txid, inscription: id } : { txid }
  },
})

/**
 * Control command that mines Bitcoin blocks with the pending transactions. `address` receives the
 * block rewards.
 */
export const mineBitcoin = defineCommand({
  name: 'mine-bitcoin',
  input: z.strictObject({ blocks: Count.default(1), address: z.string().optional() }),
  run: async ({ blocks, address }, sandbox) => {
    const script = address === undefined ? undefined : requireScript(address)
    return { hashes: requireNode(sandbox).mine({ blocks, ...(script && { script }) }) }
  },
})

/**
 * Control command that simulates a Bitcoin reorganization: replaces the last blocks by empty ones,
 * one more than before. The transactions of the old blocks become pending again.
 */
export const reorganiseBitcoin = defineCommand({
  name: 'reorganise-bitcoin',
  input: z.strictObject({ depth: z.number().int().min(1).max(100), blocks: Count.optional() }),
  run: async ({ depth, blocks }, sandbox) => {
    const node = requireNode(sandbox)
    const { height } = node.getLedger().getTip()
    if (depth > height) throw new ControlError(400, `There are only ${height} blocks to undo.`)
    return { hashes: node.reorganise({ depth, ...(blocks && { blocks }) }) }
  },
})

/**
 * Control command that sets the interval at which Bitcoin blocks are mined while a transaction is
 * pending. With `manual`, no block is mined automatically.
 */
export const setBitcoinBlockTime = defineCommand({
  name: 'set-bitcoin-block-time',
  input: z.strictObject({
    blockTime: z.union([z.number().min(0.1).max(3_600), z.literal('manual')]),
  }),
  run: async ({ blockTime }, { bitcoin }) => {
    bitcoin.setBlockTime(blockTime)
    return {}
  },
})
