import { el, setText } from '../../pages/parts/el.ts'
import type { ChainView } from '../State.ts'
import { createBitcoinCard } from './bitcoinCard.ts'
import { createClusterCard } from './clusterCard.ts'
import { createAction, createCopy, createSection, createSelect } from './controls.ts'
import type { Desk } from './createDesk.ts'
import type { CreatePart } from './Part.ts'

const blockTimes = [
  ['automine', 'a block per transaction'],
  ['manual', 'no automatic blocks'],
  ['1', 'every second'],
  ['2', 'every 2 s'],
  ['12', 'every 12 s'],
] as const

function createBlockTime(desk: Desk, { chainId, name, blockTimeSeconds }: ChainView) {
  const select = createSelect(blockTimes)
  select.value = String(blockTimeSeconds ?? 'automine')
  select.setAttribute('aria-label', `Blocks of ${name}`)
  const set = createAction(desk, {
    label: 'Set',
    description: `Set block time of ${name}`,
    act: () => {
      const blockTime = /^\d+$/.test(select.value) ? Number(select.value) : select.value
      return desk.ask('set-block-time', { chainId, blockTime }, `${name}: block time set`)
    },
  })
  return el('div', { class: 'together' }, select, set)
}

function createCard(first: ChainView, desk: Desk) {
  const { chainId, name, symbol, rpcUrl, loopbackRpcUrl, bundlerUrl } = first
  const height = el('strong', { class: 'figure' })
  const time = el('p', { class: 'muted' })
  const mine = (blocks: number) => () =>
    desk.ask('mine', { chainId, blocks }, `${name}: ${blocks} mined`)
  const hour = () =>
    desk.ask('move-clock', { chainId, seconds: 3_600 }, `${name}: clock moved by one hour`)
  const node = el(
    'li',
    { class: 'card' },
    el('h3', {}, name),
    el('p', { class: 'muted' }, `Chain ${chainId}, ${symbol}`),
    el('p', {}, 'Block ', height),
    time,
    el(
      'div',
      { class: 'actions' },
      createAction(desk, { label: 'Mine', description: `Mine one block on ${name}`, act: mine(1) }),
      createAction(desk, {
        label: '+1 hour',
        description: `+1 hour on ${name}`,
        quiet: true,
        act: hour,
      }),
    ),
    createBlockTime(desk, first),
    el(
      'div',
      { class: 'together' },
      createCopy(desk, {
        what: `RPC address for pages of ${name}`,
        text: rpcUrl,
        label: 'Copy RPC',
      }),
      createCopy(desk, {
        what: `node address of ${name}`,
        text: loopbackRpcUrl,
        label: 'Copy node address',
      }),
      createCopy(desk, {
        what: `bundler address of ${name}`,
        text: bundlerUrl,
        label: 'Copy bundler',
      }),
    ),
  )
  const update = (chain: ChainView) => {
    setText(height, chain.height?.toLocaleString('en-US') ?? 'not responding')
    setText(time, chain.time ? new Date(chain.time * 1_000).toLocaleString('en-US') : '')
  }
  return { node, update }
}

/** Creates the status page's cards of the chains: height, clock and buttons of each. */
export const createChains: CreatePart = (first, desk) => {
  const cards = new Map(first.chains.map((chain) => [chain.chainId, createCard(chain, desk)]))
  const clusterCards = new Map(
    first.clusters.map((cluster) => [cluster.caipNetworkId, createClusterCard(cluster, desk)]),
  )
  const bitcoinCard = createBitcoinCard(first.bitcoin, desk)
  const all = [...cards.values(), ...clusterCards.values(), bitcoinCard]
  const list = el('ul', { class: 'cards' }, ...all.map(({ node }) => node))
  return {
    node: createSection('chains', 'Chains', list),
    update: ({ chains, clusters, bitcoin }) => {
      for (const chain of chains) cards.get(chain.chainId)?.update(chain)
      for (const cluster of clusters) clusterCards.get(cluster.caipNetworkId)?.update(cluster)
      bitcoinCard.update(bitcoin)
    },
  }
}
