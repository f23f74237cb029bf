import { Transform, type TransformCallback } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type Faults, longestTurnMs } from './createFaults.ts'
import { type FaultRate, garbage } from './Fault.ts'
import { createFrameSplitter, type Piece, toTextFrame } from './splitFrames.ts'

export type SpoilMessagesOptions = {
  readonly faults: Faults
  readonly faultsOf: string
  /** Cuts the WebSocket's connection, for the reset fault. */
  readonly reset: () => void
}

const rates: readonly FaultRate[] = [
  'dropRate',
  'duplicateRate',
  'garbageRate',
  'reorderRate',
  'resetRate',
]

/**
 * Creates a stream that forwards one direction of a WebSocket and applies the service's faults to
 * its messages.
 */
export function spoilMessages({ faults, faultsOf, reset }: SpoilMessagesOptions): Transform {
  let held: Buffer | undefined
  let timer: NodeJS.Timeout | undefined

  const isSpoiling = () => {
    const fault = faults.get(faultsOf)
    return held !== undefined || rates.some((rate) => (fault[rate] ?? 0) > 0)
  }
  const split = createFrameSplitter({ wantsMessages: isSpoiling, onTooLong: reset })

  const release = (stream: Transform) => {
    clearTimeout(timer)
    if (held && !stream.destroyed) stream.push(held)
    held = undefined
  }
  const hold = (stream: Transform, bytes: Buffer) => {
    held = bytes
    timer = setTimeout(() => release(stream), longestTurnMs)
  }
  const passMessage = (stream: Transform, frame: Piece) => {
    if (faults.hits(faultsOf, 'dropRate')) return
    if (faults.hits(faultsOf, 'resetRate')) return reset()
    const isGarbage = faults.hits(faultsOf, 'garbageRate')
    const bytes = isGarbage ? toTextFrame(garbage, frame.isMasked) : frame.bytes
    if (!held && faults.hits(faultsOf, 'reorderRate')) return hold(stream, bytes)
    stream.push(bytes)
    if (faults.hits(faultsOf, 'duplicateRate')) stream.push(bytes)
    release(stream)
  }
  const pass = async (stream: Transform, chunk: Buffer) => {
    const { delayMs } = faults.get(faultsOf)
    if (delayMs > 0) await wait(delayMs)
    for (const frame of split(chunk)) {
      if (frame.isMessage) passMessage(stream, frame)
      else stream.push(frame.bytes)
    }
  }
  return new Transform({
    transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback) {
      pass(this, chunk).then(() => done(), done)
    },
    destroy(error, done) {
      clearTimeout(timer)
      done(error)
    },
  })
}
