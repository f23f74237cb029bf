import { expect, test } from 'vitest'
import { parseSettings, root } from './settings.ts'

test('default', () => {
  expect(parseSettings([], {})).toEqual({
    port: 4100,
    controlPort: 4101,
    folder: `${root}/.sandbox`,
    fresh: false,
    dev: false,
  })
})

test('behavior: one variable moves every port', () => {
  const env = { LATCHKEY_PORT: '5000' }
  expect(parseSettings(['--fresh', '--dev'], env)).toMatchObject({
    port: 5000,
    controlPort: 5001,
    fresh: true,
    dev: true,
  })
})

test('behavior: control port and folder can be chosen', () => {
  const env = { LATCHKEY_CONTROL_PORT: '7000', LATCHKEY_STATE_DIR: '/tmp/elsewhere' }
  expect(parseSettings([], env)).toMatchObject({ controlPort: 7000, folder: '/tmp/elsewhere' })
})

test.each(['x', '0', '65536', '-1', '1.5'])('error: the port %s', (port) => {
  expect(() => parseSettings([], { LATCHKEY_PORT: port })).toThrow(/LATCHKEY_PORT has to be a port/)
})

test('error: both ports the same, an unknown argument', () => {
  expect(() => parseSettings([], { LATCHKEY_CONTROL_PORT: '4100' })).toThrow(/have to differ/)
  expect(() => parseSettings(['--frsh'], {})).toThrow(/Unknown argument "--frsh"/)
})
