import { expect, test } from 'vitest'
import { personaNames } from '../wire/wire.ts'
import {
  findWalletPersona,
  getChange,
  walletPersonaNames,
  walletPersonas,
} from './walletPersonas.ts'

test('each wallet differs from the neutral one, with a statement and a source', () => {
  for (const { name, differences } of Object.values(walletPersonas)) {
    expect(differences.length, name).toBeGreaterThan(0)
    for (const { what, source } of differences) {
      expect(what, name).toMatch(/^[a-z].*[^.]$/)
      expect(source, name).toMatch(/^(?:https:\/\/\S+|assumed)$/)
    }
  }
})

test('no name stands for two behaviours or wallets', () => {
  expect(new Set(personaNames).size).toBe(personaNames.length)
  expect(personaNames).toEqual(expect.arrayContaining([...walletPersonaNames]))
})

test('findWalletPersona: the wallet among behaviours, if there is one', () => {
  expect(findWalletPersona(['auto', 'rabby'])).toBe(walletPersonas.rabby)
  expect(findWalletPersona(['auto', 'toString'])).toBeUndefined()
})

test('getChange: all changes of one part, and none without a wallet', () => {
  const change = getChange(['auto', 'metamask-mobile'], 'eip155')
  expect(Object.keys(change).toSorted()).toEqual([
    'needsDomainType',
    'switchesLate',
    'unknownChain',
  ])
  expect(getChange(['auto', 'rabby'], 'walletConnect')).toEqual({})
  expect(getChange(['auto'], 'eip155')).toEqual({})
})
