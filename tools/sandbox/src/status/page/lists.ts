import { el, setText } from '../../pages/parts/el.ts'
import type { AccountView, HolderView, State } from '../State.ts'
import { createCopy, createSection } from './controls.ts'
import type { Desk } from './createDesk.ts'
import type { CreatePart } from './Part.ts'

const onWord = (name: string) => name.replace(' (sandbox)', '')

const toHeldText = (held: HolderView['held']) =>
  held.map(({ amount, symbol, on }) => `${amount} ${symbol} on ${onWord(on)}`).join(', ')

/**
 * Creates the status page's row of an address on a network other than EVM, with a button that
 * copies its private key.
 */
function createHolder(first: HolderView, owner: string, desk: Desk) {
  const { name, address, privateKey } = first
  const held = el('span', { class: 'muted' })
  const whose = `${name} ${owner}`.trim()
  const node = el(
    'li',
    { class: 'pair' },
    el('span', {}, name),
    el('div', {}, el('p', { class: 'mono' }, address), held),
    el(
      'div',
      { class: 'together' },
      createCopy(desk, { what: `${whose} address`, text: address, label: 'Address' }),
      createCopy(desk, { what: `${whose} key`, text: privateKey, label: 'Key' }),
    ),
  )
  return { node, update: (holder: HolderView) => setText(held, toHeldText(holder.held)) }
}

function createHolders(first: readonly HolderView[], owner: string, desk: Desk) {
  const parts = first.map((holder) => createHolder(holder, owner, desk))
  return {
    node: el('ul', { class: 'pairs' }, ...parts.map(({ node }) => node)),
    update: (holders: readonly HolderView[]) => {
      for (const [index, holder] of holders.entries()) parts[index]?.update(holder)
    },
  }
}

function createAccount(account: AccountView, index: number, desk: Desk) {
  const { address, privateKey } = account
  const held = el('p', { class: 'muted' })
  const holders = createHolders(account.holders, `of account ${index + 1}`, desk)
  const node = el(
    'li',
    { class: 'row' },
    el(
      'div',
      { class: 'what' },
      el('p', {}, el('strong', {}, `Account ${index + 1}`)),
      el('p', { class: 'mono' }, address),
      held,
    ),
    el(
      'div',
      { class: 'actions' },
      createCopy(desk, {
        what: `address of account ${index + 1}`,
        text: address,
        label: 'Copy address',
      }),
      createCopy(desk, {
        what: `key of account ${index + 1}`,
        text: privateKey,
        label: 'Copy key',
      }),
    ),
    el(
      'details',
      { class: 'more below' },
      el('summary', {}, 'On Solana and Bitcoin'),
      holders.node,
    ),
  )
  const update = ({ balances, holders: next }: AccountView, { chains }: State) => {
    holders.update(next)
    setText(
      held,
      chains
        .filter(({ chainId }) => balances[chainId] !== undefined)
        .map(({ chainId, symbol, name }) => `${balances[chainId]} ${symbol} on ${onWord(name)}`)
        .join(', '),
    )
  }
  return { node, update }
}

/**
 * Creates the status page's list of the funded accounts, with buttons that copy addresses and
 * private keys.
 */
export const createAccounts: CreatePart = (first, desk) => {
  const rows = first.accounts.map((account, index) => createAccount(account, index, desk))
  const older = createHolders(first.olderHolders, '', desk)
  const list = el(
    'ul',
    { class: 'rows' },
    ...rows.map(({ node }) => node),
    el(
      'li',
      { class: 'row' },
      el(
        'details',
        { class: 'more below' },
        el('summary', {}, 'Older kinds of Bitcoin address'),
        older.node,
      ),
    ),
  )
  return {
    node: createSection('accounts', 'Funded accounts', list),
    update: (state) => {
      for (const [index, account] of state.accounts.entries()) rows[index]?.update(account, state)
      older.update(state.olderHolders)
    },
  }
}

function createAddress(desk: Desk, name: string, text: string): HTMLElement {
  const shown = /^https?:/.test(text) ? el('a', { href: text }, text) : text
  return el(
    'li',
    { class: 'pair' },
    el('span', {}, name),
    el('span', { class: 'mono' }, shown),
    createCopy(desk, { what: `${name} ${text}`, text }),
  )
}

/**
 * Creates the status page's list of URLs, contracts and project ids. These do not change during a
 * run.
 */
export const createAddresses: CreatePart = (first, desk) => {
  const pairs: readonly (readonly [string, string])[] = [
    ...first.addresses.flatMap(({ name, url, loopbackUrl }) => [
      [name, url] as const,
      ['', loopbackUrl] as const,
    ]),
    ['control', first.controlUrl],
    ...first.contracts.map(({ name, address }) => [name, address] as const),
    ...first.projectIds.map((id) => ['project id', id] as const),
  ]
  const rows = pairs.map(([name, text]) => createAddress(desk, name, text))
  const list = el('ul', { class: 'pairs' }, ...rows)
  return { node: createSection('addresses', 'Addresses', list), update: () => {} }
}
