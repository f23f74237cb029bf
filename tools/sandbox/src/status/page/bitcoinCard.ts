import { el, setText } from '../../pages/parts/el.ts'
import type { BitcoinView } from '../State.ts'
import { createAction, createCopy, createSelect } from './controls.ts'
import type { Desk } from './createDesk.ts'
import { toShortId } from './texts.ts'

/**
 * Options of the status page for the time between Bitcoin blocks. A block is mined only while a
 * transaction is pending.
 */
const blockTimes = [
  ['10', 'every 10 s'],
  ['1', 'every second'],
  ['60', 'every minute'],
  ['manual', 'no automatic blocks'],
] as const

function createBlockTime(desk: Desk) {
  const select = createSelect(blockTimes)
  select.setAttribute('aria-label', 'Blocks of Bitcoin')
  const set = createAction(desk, {
    label: 'Set',
    description: 'Set block time of Bitcoin',
    act: () => {
      const blockTime = select.value === 'manual' ? 'manual' : Number(select.value)
      return desk.ask('set-bitcoin-block-time', { blockTime }, 'Bitcoin: block time set')
    },
  })
  return el('div', { class: 'together' }, select, set)
}

function createActions(desk: Desk) {
  return el(
    'div',
    { class: 'actions' },
    createAction(desk, {
      label: 'Mine',
      description: 'Mine one block on Bitcoin',
      act: () => desk.ask('mine-bitcoin', {}, 'Bitcoin: 1 block mined'),
    }),
    createAction(desk, {
      label: 'Undo last block',
      description: 'Undo the last block of Bitcoin',
      quiet: true,
      act: () =>
        desk.ask('reorganise-bitcoin', { depth: 1 }, 'Bitcoin: two empty blocks replace the last'),
    }),
  )
}

function toWaitingText(waiting: number | undefined): string {
  if (waiting === undefined) return ''
  const count = waiting.toLocaleString('en-US')
  return waiting === 1 ? '1 transaction pending' : `${count} transactions pending`
}

/**
 * Creates the status page's card of the Bitcoin chain: height, pending transactions and buttons.
 */
export function createBitcoinCard(first: BitcoinView, desk: Desk) {
  const { caipNetworkId, name, url, loopbackUrl } = first
  const height = el('strong', { class: 'figure' })
  const time = el('p', { class: 'muted' })
  const waiting = el('p', { class: 'muted' })
  const node = el(
    'li',
    { class: 'card' },
    el('h3', {}, name),
    el('p', { class: 'muted' }, `${toShortId(caipNetworkId)}, BTC`),
    el('p', {}, 'Block ', height),
    time,
    waiting,
    createActions(desk),
    createBlockTime(desk),
    el(
      'div',
      { class: 'together' },
      createCopy(desk, { what: `network id of ${name}`, text: caipNetworkId, label: 'Copy id' }),
      createCopy(desk, { what: `explorer API of ${name} for pages`, text: url, label: 'Copy API' }),
      createCopy(desk, {
        what: `node address of ${name}`,
        text: loopbackUrl,
        label: 'Copy node address',
      }),
    ),
  )
  const update = (bitcoin: BitcoinView) => {
    setText(height, bitcoin.height?.toLocaleString('en-US') ?? 'not responding')
    setText(time, bitcoin.time ? new Date(bitcoin.time * 1_000).toLocaleString('en-US') : '')
    setText(waiting, toWaitingText(bitcoin.waiting))
  }
  return { node, update }
}
