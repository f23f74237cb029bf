import { formatAmount } from '@latchkey/core'
import { sumOf } from '../bitcoin/Coin.ts'
import type { BitcoinChain } from '../bitcoin/createBitcoinChain.ts'
import { toScript } from '../bitcoin/rules/scripts.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import type { Manifest } from '../settings/manifest.ts'
import type { BitcoinView, HolderView } from './State.ts'

const DECIMALS = 8

/**
 * Reads the latest block and the number of pending transactions of the Bitcoin chain, for the
 * status page.
 */
export function readBitcoin({ manifest, bitcoin }: Sandbox): BitcoinView {
  const { caipNetworkId, name, url, loopbackUrl } = manifest.bitcoin
  const view = { caipNetworkId, name, url, loopbackUrl }
  const node = bitcoin.getNode()
  if (!node) return view
  const { height, block } = node.getLedger().getTip()
  return { ...view, height, time: block.timestamp, waiting: node.getMempool().list().length }
}

function toHeld({ getNode }: BitcoinChain, address: string): HolderView['held'] {
  const [node, script] = [getNode(), toScript(address)]
  if (!node || !script) return []
  const sum = sumOf(node.listCoins(script).map(([, coin]) => coin))
  return [{ amount: formatAmount(sum, DECIMALS), symbol: 'BTC', on: 'Bitcoin' }]
}

type Account = Manifest['accounts'][number]

const names = { payment: 'Bitcoin payments', ordinal: 'Bitcoin ordinals' } as const

/** Returns the two Bitcoin addresses of an account with their balances. */
export function toBitcoinHolders(
  { bitcoin: keys }: Account,
  bitcoin: BitcoinChain,
): readonly HolderView[] {
  return keys.map(({ address, privateKey, intention }) => ({
    name: names[intention],
    address,
    privateKey,
    held: toHeld(bitcoin, address),
  }))
}

/**
 * Returns the funded Bitcoin addresses of script types before SegWit with their balances. They
 * belong to none of the accounts.
 */
export function toOlderHolders({ manifest, bitcoin }: Sandbox): readonly HolderView[] {
  const own = manifest.accounts.flatMap((account) => account.bitcoin.map(({ address }) => address))
  return manifest.bitcoin.accounts
    .filter(({ address }) => !own.includes(address))
    .map(({ address, privateKey, type }) => ({
      name: `Bitcoin ${type}`,
      address,
      privateKey,
      held: toHeld(bitcoin, address),
    }))
}
