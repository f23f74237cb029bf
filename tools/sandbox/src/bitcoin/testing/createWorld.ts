import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { type BitcoinAccount, createBitcoinAccounts } from '../accounts.ts'
import { type BitcoinNode, createBitcoinNode } from '../createBitcoinNode.ts'
import { fundAccounts } from '../treasury/fundAccounts.ts'

export const bitcoinAccounts = createBitcoinAccounts(createAccounts())

/** Returns a funded test account with this Bitcoin script type. */
export function requireAccount(type: BitcoinAccount['type'], index = 0): BitcoinAccount {
  const found = bitcoinAccounts.filter((account) => account.type === type)[index]
  if (found) return found
  throw new Error(`no account of type ${type}`)
}

const START_MS = Date.UTC(2026, 0, 1)
const funded = { state: fund() }

function fund() {
  const node = createBitcoinNode({ now: () => START_MS })
  fundAccounts(node, bitcoinAccounts, START_MS)
  return node.toState()
}

/** Creates a Bitcoin node with funded accounts for tests. Its clock does not advance. */
export const createWorld = (): BitcoinNode =>
  createBitcoinNode({ now: () => START_MS, state: funded.state })
