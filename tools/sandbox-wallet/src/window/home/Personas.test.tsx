import { expect, test } from 'vitest'
import { togglePersona } from './Personas.tsx'

test('togglePersona: adds to others, and approves gives way', () => {
  expect(togglePersona(['approves'], 'auto')).toEqual(['auto'])
  expect(togglePersona(['auto'], 'locked')).toEqual(['auto', 'locked'])
})

test('togglePersona: taking the last away leaves approves', () => {
  expect(togglePersona(['auto'], 'auto')).toEqual(['approves'])
})

test('togglePersona: the imitated wallet stays', () => {
  expect(togglePersona(['approves', 'rabby'], 'auto')).toEqual(['auto', 'rabby'])
  expect(togglePersona(['auto', 'rabby'], 'auto')).toEqual(['approves', 'rabby'])
  expect(togglePersona(['auto', 'rabby'], 'approves')).toEqual(['approves', 'rabby'])
})

test('togglePersona: approves clears the others', () => {
  expect(togglePersona(['auto', 'locked'], 'approves')).toEqual(['approves'])
})
