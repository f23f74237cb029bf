import type { AccountView, State } from '../State.ts'
import { createCopy, createSection } from './controls.ts'
import type { Desk } from './createDesk.ts'
import { el, setText } from './el.ts'
import type { CreatePart } from './Part.ts'
import { toShortAmount } from './texts.ts'

function createAccount(account: AccountView, index: number, desk: Desk) {
  const { address, privateKey } = account
  const held = el('p', { class: 'muted' })
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
  )
  const update = ({ balances }: AccountView, { chains }: State) =>
    setText(
      held,
      chains
        .filter(({ chainId }) => balances[chainId] !== undefined)
        .map(({ chainId, symbol, name }) => {
          const amount = toShortAmount(balances[chainId] ?? '0')
          return `${amount} ${symbol} on ${name.replace(' (sandbox)', '')}`
        })
        .join(', '),
    )
  return { node, update }
}

/** The funded accounts with addresses and keys to copy. */
export const createAccounts: CreatePart = (first, desk) => {
  const rows = first.accounts.map((account, index) => createAccount(account, index, desk))
  const list = el('ul', { class: 'rows' }, ...rows.map(({ node }) => node))
  return {
    node: createSection('accounts', 'Funded accounts', list),
    update: (state) => {
      for (const [index, account] of state.accounts.entries()) rows[index]?.update(account, state)
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

/** Where everything is: services, contracts, project ids. Fixed for one start. */
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
