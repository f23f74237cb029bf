/** Consecutive bytes of a WebSocket stream, unchanged. */
export type Piece = {
  readonly bytes: Buffer
  /**
   * Whether the bytes are exactly one message in one frame. Otherwise they are parts of frames,
   * control frames, or several frames.
   */
  readonly isMessage: boolean
  readonly isMasked: boolean
}

export type FrameSplitterOptions = {
  /**
   * Returns whether messages must be complete, because a fault applies to them. Otherwise bytes
   * pass through without buffering.
   */
  readonly wantsMessages: () => boolean
  /** Called when a WebSocket frame is longer than the limit. All later data is discarded. */
  readonly onTooLong: () => void
}

/** Maximum size of a WebSocket frame in bytes. The sandbox's services accept at most 1 MB. */
export const longestFrame = 8_000_000

type Head = { readonly bytes: Buffer; readonly content: number; readonly isMessage: boolean }

/**
 * Returns the length of a WebSocket frame's header from its first bytes (RFC 6455 §5.2). Returns 2
 * until enough bytes are known.
 */
function toHeadLength(bytes: Buffer): number {
  const second = bytes[1]
  if (second === undefined) return 2
  const short = second & 0x7f
  const length = short === 126 ? 2 : short === 127 ? 8 : 0
  return 2 + length + (second & 0x80 ? 4 : 0)
}

function readHead(bytes: Buffer): Head {
  const [first = 0, second = 0] = bytes
  const short = second & 0x7f
  const long = short === 127 ? Number(bytes.readBigUInt64BE(2)) : undefined
  const content = long ?? (short === 126 ? bytes.readUInt16BE(2) : short)
  return { bytes, content, isMessage: first === 0x81 || first === 0x82 }
}

const isMasked = (head: Head) => ((head.bytes[1] ?? 0) & 0x80) !== 0
const join = (parts: readonly Buffer[]): Buffer =>
  parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)

/**
 * Creates a function that splits the bytes of a WebSocket into messages if `wantsMessages` returns
 * true. Otherwise it only tracks the frames, so that splitting can start at any time. Each byte is
 * read and copied a bounded number of times, however the data arrives (S-141).
 */
export function createFrameSplitter(
  options: FrameSplitterOptions,
): (chunk: Buffer) => readonly Piece[] {
  let begun: Buffer = Buffer.alloc(0)
  let head: Head | undefined
  let isWanted = false
  let left = 0
  let parts: Buffer[] = []
  let isCut = false

  /**
   * Reads the next bytes of a WebSocket frame's header.
   *
   * @returns The number of bytes that belong to the header.
   */
  function readOn(rest: Buffer): number {
    let taken = 0
    while (begun.length < toHeadLength(begun) && taken < rest.length) {
      const missing = rest.subarray(taken, taken + toHeadLength(begun) - begun.length)
      begun = Buffer.concat([begun, missing])
      taken += missing.length
    }
    if (begun.length < toHeadLength(begun)) return taken
    head = readHead(begun)
    begun = Buffer.alloc(0)
    left = head.content
    parts = [head.bytes]
    isWanted = head.isMessage && options.wantsMessages()
    isCut = head.bytes.length + left > longestFrame
    if (isCut) options.onTooLong()
    return taken
  }

  return (chunk) => {
    const pieces: Piece[] = []
    let unread: Buffer[] = []
    const pass = () => {
      if (unread.length > 0) pieces.push({ bytes: join(unread), isMessage: false, isMasked: false })
      unread = []
    }
    /**
     * Emits the bytes of a WebSocket frame that have arrived. If messages are wanted, waits until
     * the frame is complete.
     */
    const give = (frame: Head) => {
      if (isWanted && left > 0) return
      if (isWanted) {
        pass()
        pieces.push({ bytes: join(parts), isMessage: true, isMasked: isMasked(frame) })
      } else unread.push(...parts)
      parts = []
      if (left === 0) head = undefined
    }
    for (let at = 0; at < chunk.length && !isCut; ) {
      if (head) {
        const part = chunk.subarray(at, at + left)
        parts.push(part)
        left -= part.length
        at += part.length
      } else at += readOn(chunk.subarray(at))
      if (head && !isCut) give(head)
    }
    pass()
    return pieces
  }
}

/**
 * Builds a WebSocket text frame. A masked frame has a mask of zeros, which leaves the text
 * unchanged.
 */
export function toTextFrame(text: string, masked: boolean): Buffer {
  const content = Buffer.from(text)
  if (content.length > 125) throw new RangeError('The text is too long for a short frame.')
  const head = masked ? [0x81, 0x80 | content.length, 0, 0, 0, 0] : [0x81, content.length]
  return Buffer.concat([Buffer.from(head), content])
}
