import { expect, test } from 'vitest'
import { getAnswerMode, parsePersonas, UnknownPersonaError } from './personas.ts'

test.each([
  ['', { personas: ['approves'] }],
  ['auto', { personas: ['auto'] }],
  [' auto , locked ', { personas: ['auto', 'locked'] }],
  ['auto,auto', { personas: ['auto'] }],
  ['rabby', { personas: ['approves', 'rabby'] }],
  ['auto,rabby', { personas: ['auto', 'rabby'] }],
  ['rabby,auto,trust', { personas: ['auto', 'trust'] }],
  ['slow:2.5', { personas: ['slow'], slowMs: 2500 }],
])('parsePersonas: "%s"', (text, choice) => {
  expect(parsePersonas(text)).toEqual(choice)
})

test.each(['nice', 'auto:2', 'slow:-1', 'slow:soon', '__proto__'])(
  'parsePersonas: error: "%s"',
  (text) => {
    expect(() => parsePersonas(text)).toThrow(UnknownPersonaError)
  },
)

test.each([
  ['approves', 'ask'],
  ['locked', 'ask'],
  ['auto', 'approve'],
  ['slow', 'approve'],
  ['slow,rejects', 'reject'],
  ['auto,resets', 'reset'],
  ['auto,rejects,silent', 'never'],
])('getAnswerMode: %s means %s', (text, mode) => {
  expect(getAnswerMode(parsePersonas(text).personas)).toBe(mode)
})
