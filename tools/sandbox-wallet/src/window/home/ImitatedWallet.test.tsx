import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { walletPersonaNames, walletPersonas } from '../../wallets/walletPersonas.ts'
import type { Persona } from '../../wire/wire.ts'
import { ImitatedWallet } from './ImitatedWallet.tsx'

let container: HTMLElement
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})

function show(personas: readonly Persona[]) {
  const onSelect = vi.fn()
  act(() => root.render(<ImitatedWallet personas={personas} onSelect={onSelect} />))
  const field = container.querySelector('select')
  if (!field) throw new Error('no field')
  const select = (name: string) =>
    act(() => {
      field.value = name
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })
  return { field, onSelect, select }
}

test('the field has a label, lists all wallets, and none is selected at first', () => {
  const { field } = show(['approves'])
  expect(field.labels?.[0]?.textContent).toBe('Imitated wallet')
  expect(field.value).toBe('')
  const names = walletPersonaNames.map((name) => walletPersonas[name].name)
  const shown = [...field.options].map(({ text }) => text)
  expect(shown).toEqual(['None, follows the standards', ...names])
})

test('the differences of the selected wallet describe the field', () => {
  const { field } = show(['auto', 'rabby'])
  expect(field.value).toBe('rabby')
  const list = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  const [difference] = walletPersonas.rabby.differences
  expect(list?.textContent).toBe(`eip155: ${difference?.what.replaceAll('`', '')}`)
})

test('a selected wallet replaces another one, and behaviours stay', () => {
  const { onSelect, select } = show(['auto', 'rabby', 'locked'])
  select('trust')
  expect(onSelect).toHaveBeenLastCalledWith(['auto', 'locked', 'trust'])
  select('')
  expect(onSelect).toHaveBeenLastCalledWith(['auto', 'locked'])
})
