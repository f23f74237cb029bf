import { createRandom } from '@latchkey/core/testing'
import { expect, test, vi } from 'vitest'
import { createFrameSplitter, type Piece, toTextFrame } from './splitFrames.ts'

/** Creates an unmasked WebSocket frame with content of this length. */
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

function createSplitter({ wants = true } = {}) {
  const state = { wants, tooLong: 0 }
  const split = createFrameSplitter({
    wantsMessages: () => state.wants,
    onTooLong: () => {
      state.tooLong += 1
    },
  })
  return { split, state }
}

const toBytes = (pieces: readonly Piece[]) => Buffer.concat(pieces.map(({ bytes }) => bytes))

function* cutAnywhere(bytes: Buffer) {
  const random = createRandom(1)
  for (let round = 0; round < 20; round += 1) {
    const cuts = Array.from({ length: round }, () => random.int(0, bytes.length))
    const edges = [0, ...cuts.toSorted((one, two) => one - two), bytes.length]
    yield edges.slice(1).map((end, index) => bytes.subarray(edges[index], end))
  }
}

test('default: messages are complete, however the bytes are split', () => {
  const frames = lengths.map((length) => toFrame(0x81, length))
  const bytes = Buffer.concat(frames)
  for (const chunks of cutAnywhere(bytes)) {
    const { split } = createSplitter()
    const got = chunks.flatMap((chunk) => split(chunk))
    expect(got.map((piece) => piece.bytes.length)).toEqual(frames.map((frame) => frame.length))
    expect(toBytes(got).equals(bytes)).toBe(true)
  }
})

test('S-141d: while messages are not wanted, bytes pass immediately', () => {
  const bytes = Buffer.concat(lengths.map((length) => toFrame(0x81, length)))
  const headLength = 10
  for (const chunks of cutAnywhere(bytes)) {
    const { split } = createSplitter({ wants: false })
    let [came, went] = [0, 0]
    const got = chunks.flatMap((chunk) => {
      const pieces = split(chunk)
      came += chunk.length
      went += toBytes(pieces).length
      // Only the header of a frame that is incomplete may be held back.
      expect(came - went).toBeLessThan(headLength)
      return pieces
    })
    expect(got.every(({ isMessage }) => !isMessage)).toBe(true)
    expect(toBytes(got).equals(bytes)).toBe(true)
  }
})

test('behavior: messages requested in the middle of a frame begin with the next one', () => {
  const { split, state } = createSplitter({ wants: false })
  const [first, second] = [toFrame(0x81, 200), toFrame(0x81, 5)]
  expect(split(first.subarray(0, 100))).toHaveLength(1)
  state.wants = true
  const got = split(Buffer.concat([first.subarray(100), second]))
  expect(got.map(({ isMessage }) => isMessage)).toEqual([false, true])
  expect(got.at(-1)?.bytes.equals(second)).toBe(true)
})

test('S-141d: a long message in small pieces is copied once, not once per piece', () => {
  const { split } = createSplitter()
  const bytes = toFrame(0x81, 4_000_000)
  const concat = vi.spyOn(Buffer, 'concat')
  const got: Piece[] = []
  for (let at = 0; at < bytes.length; at += 1_000)
    got.push(...split(bytes.subarray(at, at + 1_000)))
  const copied = concat.mock.calls
    .flatMap(([parts]) => parts)
    .reduce((sum, part) => sum + part.length, 0)
  concat.mockRestore()
  expect(got).toHaveLength(1)
  expect(got[0]?.bytes.equals(bytes)).toBe(true)
  expect(copied).toBeLessThan(bytes.length + 100)
})

test.each([true, false])('S-141d: a frame of 32 MiB ends with its head, wanted: %s', (wants) => {
  const { split, state } = createSplitter({ wants })
  const bytes = toFrame(0x82, 32 * 1024 * 1024)
  expect(split(bytes.subarray(0, 65_536))).toEqual([])
  expect(state.tooLong).toBe(1)
  expect(split(bytes.subarray(65_536, 131_072))).toEqual([])
  expect(state.tooLong).toBe(1)
})

test.each([
  ['a text', 0x81, true],
  ['a binary message', 0x82, true],
  ['the first part of a message', 0x01, false],
  ['the last part of a message', 0x80, false],
  ['a ping', 0x89, false],
  ['a close', 0x88, false],
])('behavior: %s', (_, first, isMessage) => {
  const [piece] = createSplitter().split(toFrame(first, 5))
  expect(piece).toMatchObject({ isMessage, isMasked: false })
})

test.each([true, false])('behavior: a text made here can be read, masked: %s', (isMasked) => {
  const made = toTextFrame('hello', isMasked)
  const [piece] = createSplitter().split(made)
  expect(piece).toMatchObject({ isMasked, isMessage: true })
  expect(piece?.bytes.subarray(-5).toString()).toBe('hello')
})
