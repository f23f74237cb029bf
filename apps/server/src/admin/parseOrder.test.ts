import { expect, test } from 'vitest'
import { parseOrder } from './parseOrder.ts'

test.each([
  ['shop open', 'shop-open', {}],
  [
    'shop open --starts 2030-01-15 --ends 2030-01-16',
    'shop-open',
    { opensAt: '2030-01-15', closesAt: '2030-01-16' },
  ],
  ['shop close', 'shop-close', {}],
  ['shop purchases Wren', 'shop-purchases', { player: 'Wren' }],
  ['shop refund p1 Broken', 'shop-refund', { purchase: 'p1', reason: 'Broken' }],
  [
    'ban Wren --reason Cheats --until 2030-01-15',
    'ban',
    { player: 'Wren', reason: 'Cheats', until: '2030-01-15', dryRun: undefined },
  ],
  [
    'ban Wren --dry-run',
    'ban',
    { player: 'Wren', reason: undefined, until: undefined, dryRun: true },
  ],
  ['unban Wren', 'unban', { player: 'Wren' }],
  ['delete Wren', 'delete', { player: 'Wren' }],
  ['close-season Winter', 'close-season', { season: 'Winter' }],
])('default: %s', (words, command, input) => {
  expect(parseOrder(words.split(' '))).toEqual({ command, input })
})

test('default: data of a player goes into a file', () => {
  expect(parseOrder(['data', 'Wren', 'wren.json'])).toEqual({
    command: 'data',
    input: { player: 'Wren' },
    write: 'wren.json',
  })
})

test.each([
  ['export club.json', { command: 'export', input: {}, write: 'club.json' }],
  ['import club.json', { command: 'import', input: {}, read: { path: 'club.json', as: 'input' } }],
  ['backup /club.gz', { command: 'backup', input: { path: '/club.gz' } }],
  ['restore /club.gz', { command: 'restore', input: { path: '/club.gz' } }],
  [
    'award Winter awards.csv --dry-run',
    {
      command: 'award',
      input: { season: 'Winter', dryRun: true },
      read: { path: 'awards.csv', as: 'csv' },
    },
  ],
  [
    'create-season Autumn --starts 2030-09-01',
    { command: 'create-season', input: { name: 'Autumn', startsAt: '2030-09-01' } },
  ],
  ['reports fixed', { command: 'reports', input: { status: 'fixed' } }],
  ['reports r1', { command: 'reports', input: { id: 'r1' } }],
  [
    'picture r1 r1.webp',
    { command: 'picture', input: { report: 'r1' }, write: 'r1.webp', as: 'picture' },
  ],
  [
    'answer r1 Mended --status fixed',
    { command: 'answer', input: { report: 'r1', text: 'Mended', status: 'fixed' } },
  ],
])('default: %s', (words, order) => {
  expect(parseOrder(words.split(' '))).toEqual(order)
})

test.each([
  ['', 'Usage: pnpm admin [options] [command]'],
  ['ban', "error: missing required argument 'player'"],
  ['data Wren', "error: missing required argument 'file'"],
  ['shop', 'Usage: pnpm admin shop [options] [command]'],
  ['shop refund p1', "error: missing required argument 'reason'"],
  ['shop purchases', "error: missing required argument 'player'"],
  ['shop sell', "error: unknown command 'sell'"],
  ['shop close --now', "error: unknown option '--now'"],
  ['award Winter', "error: missing required argument 'table'"],
  ['create-season Autumn', "error: required option '--starts <day>' not specified"],
  [
    'answer r1 Mended --status open',
    "error: option '--status <status>' argument 'open' is invalid",
  ],
  ['dance', "error: unknown command 'dance'"],
  ['close-season x --what', "error: unknown option '--what'"],
])('error: "%s" is refused with its usage', (words, message) => {
  const parse = () => parseOrder(words.split(' ').filter(Boolean))
  expect(parse).toThrow(message)
  expect(parse).toThrow('Usage: pnpm admin')
})

test.each([
  ['--help', 'shop '],
  ['shop --help', 'refund [options] <purchase> <reason>'],
  ['award --help', '--dry-run'],
])('default: "%s" shows the help', (words, line) => {
  expect(parseOrder(words.split(' '))).toEqual({ help: expect.stringContaining(line) })
})
