import { expect, test } from 'vitest'
import examples from '../fixtures/examples.json' with { type: 'json' }
import { isWithinLimits } from './isWithinLimits.ts'
import { parseAppMessage } from './parseAppMessage.ts'
import { parseFrameMessage } from './parseFrameMessage.ts'
import { appPrefix, framePrefix, readEnvelope } from './readEnvelope.ts'

/**
 * Returns whether the bridge accepts a message of the given direction (`app-to-frame` or
 * `frame-to-app`). Runs the same checks in the same order as a receiver.
 */
function passes(direction: string, message: unknown): boolean {
  const ofApp = direction === 'app-to-frame'
  const envelope = readEnvelope(message, ofApp ? appPrefix : framePrefix)
  if (!envelope || !isWithinLimits(message)) return false
  return ofApp
    ? parseAppMessage(envelope).result === 'request'
    : parseFrameMessage(envelope).result !== 'invalid'
}

/** Messages that this package accepts beyond the public schema, on purpose (wire §6, §13). */
const wider = new Map<string, boolean>([
  ['@w3m-frame/RPC_ABORT_SUCCESS', true],
  ['@w3m-frame/RPC_ABORT_ERROR', true],
  ['@w3m-frame/INIT_SMART_ACCOUNT_SUCCESS', true],
])

test.each(examples.map((example, index) => ({ ...example, index })))(
  'K-AUTH-21: public example $index, $message.type, is valid: $valid',
  ({ direction, message, valid }) => {
    expect(passes(direction, message)).toBe(wider.get(message.type) ?? valid)
  },
)

test.each([
  ['INIT_SMART_ACCOUNT_SUCCESS', { address: `0x${'ab'.repeat(20)}`, isDeployed: false }, true],
  ['INIT_SMART_ACCOUNT_SUCCESS', { address: '0x12', isDeployed: false }, false],
  ['INIT_SMART_ACCOUNT_SUCCESS', undefined, false],
  ['INIT_SMART_ACCOUNT_ERROR', { message: 'no' }, true],
  ['INIT_SMART_ACCOUNT_ERROR', { message: 1 }, false],
  ['RPC_ABORT_SUCCESS', undefined, true],
  ['RPC_ABORT_ERROR', { message: 'no' }, true],
  ['RPC_ABORT_ERROR', undefined, false],
])('K-AUTH-21: our %s with %j is valid: %s', (kind, payload, valid) => {
  expect(passes('frame-to-app', { id: 'a', type: `@w3m-frame/${kind}`, payload })).toBe(valid)
})

const hex = (length: number) => `0x${'ab'.repeat(length / 2)}`
const rpc = (method: string, params?: unknown) => ({
  id: 'a',
  type: '@w3m-app/RPC_REQUEST',
  payload: { method, ...(params !== undefined && { params }) },
})
const call = { to: hex(40), data: '0x', value: '0x1' }

test.each([
  ['wallet_getCapabilities', [hex(40), ['0x1', '0xa']], true],
  ['wallet_getCapabilities', [hex(40)], true],
  ['wallet_getCapabilities', undefined, true],
  ['wallet_getCapabilities', [hex(40), 1, '0x1'], true],
  ['wallet_getCapabilities', [[hex(40)]], false],
  ['wallet_getCapabilities', [[hex(40)], hex(40)], false],
  ['wallet_getCapabilities', [hex(40), ['0x1'], ['0x1']], false],
  ['wallet_getCapabilities', [hex(40), [1]], false],
  ['wallet_sendCalls', [{ calls: [call] }], true],
  ['wallet_sendCalls', [{ calls: [call], id: '1', atomicRequired: true, version: '2.0.0' }], true],
  ['eth_sign', [hex(40), '0x'], false],
])('default: %s with %j is valid: %s', (method, params, valid) => {
  expect(passes('app-to-frame', rpc(method, params))).toBe(valid)
})

test.each([
  ['no to', { data: '0x' }],
  ['a to without 0x', { ...call, to: 'ab'.repeat(20) }],
  ['data without 0x', { ...call, data: 'a9059cbb' }],
])('behavior: a batch with a call with %s is refused', (_what, bad) => {
  expect(passes('app-to-frame', rpc('wallet_sendCalls', [{ calls: [call, bad] }]))).toBe(false)
})

test('behavior: `id` and `atomicRequired` of a batch are kept, unknown keys are not', () => {
  const message = rpc('wallet_sendCalls', [
    { id: 'batch', atomicRequired: true, stray: 1, calls: [{ ...call, stray: 1 }] },
  ])
  const envelope = readEnvelope(message, appPrefix)
  const parsed = envelope && parseAppMessage(envelope)
  expect(parsed).toMatchObject({
    request: {
      payload: { params: [{ id: 'batch', atomicRequired: true, calls: [call] }] },
    },
  })
  expect(JSON.stringify(parsed)).not.toContain('stray')
})

test('behavior: ids of 1 to 64 characters, needed but for two types', () => {
  const of = (type: string, id?: unknown) => ({
    type: `@w3m-app/${type}`,
    ...(id !== undefined && { id }),
    ...(type === 'SYNC_DAPP_DATA' && { payload: { projectId: 'p' } }),
    ...(type === 'SYNC_THEME' && { payload: {} }),
  })
  const verdicts = [
    of('SYNC_THEME'),
    of('SYNC_DAPP_DATA'),
    of('GET_USER'),
    of('GET_USER', ''),
    of('GET_USER', 'x'.repeat(64)),
    of('GET_USER', 'x'.repeat(65)),
    of('SYNC_THEME', 5),
  ].map((message) => passes('app-to-frame', message))
  expect(verdicts).toEqual([true, true, false, false, true, false, false])
})

test('behavior: the prefix is where the type starts, not somewhere in it', () => {
  const message = { id: 'a', type: 'x@w3m-app/GET_USER' }
  expect(passes('app-to-frame', message)).toBe(false)
})
