import { createRandom } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { createFrameSplitter, toTextFrame } from './splitFrames.ts'

/** An unmasked frame with content of a length. */
function toFrame(first: number, length: number): Buffer {
  const content = Buffer.alloc(length, 0x61)
  if (length < 126) return Buffer.concat([Buffer.from([first, length]), content])
  const head = Buffer.alloc(length < 65_536 ? 4 : 10)
  head[0] = first
  head[1] = length < 65_536 ? 126 : 127
  if (length < 65_536) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, content])
}

const lengths = [0, 1, 125, 126, 65_535, 65_536]

test('default: frames come out whole, however the bytes were cut', () => {
  const frames = lengths.map((length) => toFrame(0x81, length))
  const bytes = Buffer.concat(frames)
  const random = createRandom(1)
  for (let round = 0; round < 20; round += 1) {
    const split = createFrameSplitter()
    const cuts = Array.from({ length: round }, () => random.int(0, bytes.length))
    const edges = [0, ...cuts.toSorted((one, two) => one - two), bytes.length]
    const got = edges.slice(1).flatMap((end, index) => split(bytes.subarray(edges[index], end)))
    expect(got.map((frame) => frame.bytes.length)).toEqual(frames.map((frame) => frame.length))
    expect(Buffer.concat(got.map((frame) => frame.bytes)).equals(bytes)).toBe(true)
  }
})

test.each([
  ['a text', 0x81, true],
  ['a binary message', 0x82, true],
  ['the first part of a message', 0x01, false],
  ['the last part of a message', 0x80, false],
  ['a ping', 0x89, false],
  ['a close', 0x88, false],
])('behavior: %s', (_, first, isMessage) => {
  const [frame] = createFrameSplitter()(toFrame(first, 5))
  expect(frame).toMatchObject({ isMessage, isMasked: false })
})

test.each([true, false])('behavior: a text made here can be read, masked: %s', (isMasked) => {
  const made = toTextFrame('hello', { isMasked })
  const [frame] = createFrameSplitter()(made)
  expect(frame).toMatchObject({ isMasked, isMessage: true })
  expect(frame?.bytes.subarray(-5).toString()).toBe('hello')
})
