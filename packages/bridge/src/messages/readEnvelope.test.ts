import { expect, test } from 'vitest'
import { appPrefix, readEnvelope } from './readEnvelope.ts'

const type = `${appPrefix}GET_USER`
const bare = (own: object): unknown => Object.assign(Object.create(null), own)

test('S-02: a plain object whose type starts with the prefix is read, one without prototype too', () => {
  const envelope = { kind: 'GET_USER', id: '1', payload: undefined }
  expect(readEnvelope({ type, id: '1', more: true }, appPrefix)).toEqual(envelope)
  expect(readEnvelope(bare({ type, id: '1' }), appPrefix)).toEqual(envelope)
})

test.each<[string, unknown]>([
  ['of another prefix', { type: '@w3m-frame/GET_USER' }],
  ['whose type is no text', { type: 1 }],
  ['whose type is inherited', Object.create({ type })],
  ['of a class', Object.assign(new (class Message {})(), { type })],
  ['that is a list', Object.assign([], { type })],
  ['that is a text', type],
  ['that is nothing', null],
])('S-02: a message %s is dropped', (_what, message) => {
  expect(readEnvelope(message, appPrefix)).toBeUndefined()
})
