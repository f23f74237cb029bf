import { connect } from '@latchkey/kit'
import { fakeWallet, settle } from '@latchkey/kit/testing'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { renderWithKit } from '../../testing/renderWithKit.tsx'
import { type UseAccountReturnType, useAccount } from '../account/useAccount.ts'
import { useTracked } from './useTracked.ts'

afterEach(cleanup)

type Fields = { readonly a: number; readonly b?: number; readonly list: readonly number[] }

type ReaderProps = {
  readonly store: StoreApi<Fields>
  readonly onRender: (fields: Fields) => void
}

function Reader({ store, onRender }: ReaderProps) {
  onRender(useTracked(store.subscribe, store.getState, { a: 0, list: [] }))
  return null
}

/** Renders a component that reads fields of a store, and records every render. */
function renderReader(look: (fields: Fields) => unknown) {
  const store = createStore<Fields>(() => ({ a: 1, list: [1] }))
  const seen: { readonly fields: Fields; readonly looked: unknown }[] = []
  const onRender = (fields: Fields) => seen.push({ fields, looked: look(fields) })
  render(<Reader onRender={onRender} store={store} />)
  const set = (next: Partial<Fields>) => act(() => store.setState(next))
  return { seen, set, store }
}

test('default: renders again for a change of a field it has read, and for no other', () => {
  const { seen, set } = renderReader(({ a }) => a)
  set({ b: 2 })
  expect(seen.map(({ looked }) => looked)).toEqual([1])
  set({ a: 2 })
  expect(seen.map(({ looked }) => looked)).toEqual([1, 2])
  expect(seen[0]?.fields).not.toBe(seen[1]?.fields)
})

test('behavior: a field first read outside of rendering is current and tracked from then on', () => {
  const { seen, set } = renderReader(({ a }) => a)
  set({ b: 2 })
  expect(seen[0]?.fields.b).toBe(2)
  set({ b: 3 })
  expect(seen).toHaveLength(2)
})

test('behavior: a field that was absent when read causes a render when it is added', () => {
  const { seen, set } = renderReader(({ b }) => b)
  set({ b: 2 })
  expect(seen.map(({ looked }) => looked)).toEqual([undefined, 2])
})

test('behavior: listing the fields counts as a read of each field', () => {
  const { seen, set } = renderReader((fields) => ({ ...fields }))
  set({ b: 2 })
  expect(seen.map(({ looked }) => looked)).toEqual([
    { a: 1, list: [1] },
    { a: 1, b: 2, list: [1] },
  ])
})

test('behavior: an equal value causes no render and keeps its identity', () => {
  const { seen, set } = renderReader(({ a, list }) => [a, list])
  set({ list: [1] })
  expect(seen).toHaveLength(1)
  set({ a: 2, list: [1] })
  expect(seen[1]?.fields.list).toBe(seen[0]?.fields.list)
})

type AccountProps = { readonly onRender: (account: UseAccountReturnType) => void }

function Account({ onRender }: AccountProps) {
  onRender(useAccount())
  return null
}

/** Renders a component that shows an account, and records every render. */
function renderAccount() {
  const rendered: (string | undefined)[] = []
  const onRender = ({ address, caipNetworkId }: UseAccountReturnType) =>
    rendered.push(address && `${address} on ${caipNetworkId}`)
  const wallet = fakeWallet()
  const { kit } = renderWithKit(<Account onRender={onRender} />, { wallets: [wallet] })
  return { kit, wallet, rendered }
}

test('useAccount: an account renders once when it connects and once when its network changes', async () => {
  const { kit, wallet, rendered } = renderAccount()
  rendered.length = 0
  const { id, namespace } = wallet.connector.info
  await act(async () => {
    await connect(kit, { connectorId: id, namespace })
    await settle()
  })
  expect(rendered).toHaveLength(1)
  await act(async () => {
    wallet.changeNetwork('eip155:137')
    await settle()
  })
  expect(rendered).toHaveLength(2)
  expect(rendered.at(-1)).toMatch(/ on eip155:137$/)
})
