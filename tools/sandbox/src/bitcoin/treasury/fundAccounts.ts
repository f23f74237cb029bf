import type { BitcoinAccount } from '../accounts.ts'
import type { BitcoinNode } from '../createBitcoinNode.ts'
import { COINBASE_MATURITY } from '../rules/constants.ts'
import { toScript } from '../rules/scripts.ts'
import { inscribe } from './inscribe.ts'
import { pay } from './pay.ts'

/**
 * Number of block rewards that the sandbox's funding account can spend at the start (500 bitcoins).
 */
const READY_BLOCKS = 10
/** Seconds between the first blocks of a new Bitcoin chain. */
const BLOCK_SECONDS = 600
/**
 * Values in satoshis of the outputs that each funded account gets. Payment accounts get two, so
 * that wallets have to select outputs.
 */
const shares = { payment: [150_000_000n, 50_000_000n], ordinal: [2_000_000n] } as const
/** Number of ordinals accounts that get two inscriptions each. */
const INSCRIBED_ACCOUNTS = 3
/**
 * Values in satoshis of the outputs with inscriptions: the smallest allowed one and a usual one.
 */
const postages = [546n, 10_000n] as const
const CONFIRMATIONS = 6

const requireScript = (account: BitcoinAccount) => toScript(account.address) ?? new Uint8Array()

/** Mines the first blocks of a new Bitcoin chain, funds all accounts, and creates inscriptions. */
export function fundAccounts(
  node: BitcoinNode,
  accounts: readonly BitcoinAccount[],
  nowMs: number,
): void {
  const blocks = COINBASE_MATURITY + READY_BLOCKS + 1 + CONFIRMATIONS
  const first = Math.floor(nowMs / 1_000) - blocks * BLOCK_SECONDS
  const mine = (count: number) => {
    for (let made = 0; made < count; made += 1)
      node.mine({ time: first + node.getLedger().blocks.length * BLOCK_SECONDS })
  }
  mine(COINBASE_MATURITY + READY_BLOCKS)
  pay(
    node,
    accounts.flatMap((account) =>
      shares[account.purpose].map((amount) => ({ script: requireScript(account), amount })),
    ),
  )
  const ordinals = accounts.filter(({ purpose }) => purpose === 'ordinal')
  for (const [index, account] of ordinals.slice(0, INSCRIBED_ACCOUNTS).entries())
    for (const [number, postage] of postages.entries()) {
      const text = `Clubhouse badge ${index * postages.length + number + 1}`
      inscribe(node, { script: requireScript(account), text, postage })
    }
  mine(CONFIRMATIONS)
}
