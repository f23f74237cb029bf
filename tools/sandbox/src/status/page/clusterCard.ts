import { el, setText } from '../../pages/parts/el.ts'
import type { ClusterView } from '../State.ts'
import { createAction, createCopy } from './controls.ts'
import type { Desk } from './createDesk.ts'
import { toShortId } from './texts.ts'

/** Number of slots after which a Solana blockhash expires. */
const BLOCKHASH_SLOTS = 150

function createActions(desk: Desk, { caipNetworkId: network, name }: ClusterView) {
  const advance = (slots: number) => () =>
    desk.ask('advance-solana', { network, slots }, `${name}: advanced by ${slots} slots`)
  return el(
    'div',
    { class: 'actions' },
    createAction(desk, { label: '+1 slot', description: `+1 slot on ${name}`, act: advance(1) }),
    createAction(desk, {
      label: `+${BLOCKHASH_SLOTS} slots`,
      description: `+${BLOCKHASH_SLOTS} slots on ${name}, until blockhashes are too old`,
      quiet: true,
      act: advance(BLOCKHASH_SLOTS),
    }),
  )
}

/** Creates the status page's card of a Solana cluster: slot, block height and buttons. */
export function createClusterCard(first: ClusterView, desk: Desk) {
  const { caipNetworkId, name, rpcUrl, loopbackRpcUrl, webSocketUrl } = first
  const slot = el('strong', { class: 'figure' })
  const height = el('p', { class: 'muted' })
  const node = el(
    'li',
    { class: 'card' },
    el('h3', {}, name),
    el('p', { class: 'muted' }, `${toShortId(caipNetworkId)}, SOL`),
    el('p', {}, 'Slot ', slot),
    height,
    createActions(desk, first),
    el(
      'div',
      { class: 'together' },
      createCopy(desk, { what: `network id of ${name}`, text: caipNetworkId, label: 'Copy id' }),
      createCopy(desk, {
        what: `RPC address for pages of ${name}`,
        text: rpcUrl,
        label: 'Copy RPC',
      }),
      createCopy(desk, {
        what: `WebSocket address of ${name}`,
        text: webSocketUrl,
        label: 'Copy WebSocket',
      }),
      createCopy(desk, {
        what: `node address of ${name}`,
        text: loopbackRpcUrl,
        label: 'Copy node address',
      }),
    ),
  )
  const update = (cluster: ClusterView) => {
    setText(slot, cluster.slot?.toLocaleString('en-US') ?? 'not responding')
    const blocks = cluster.blockHeight?.toLocaleString('en-US')
    setText(height, blocks === undefined ? '' : `Block height ${blocks}`)
  }
  return { node, update }
}
