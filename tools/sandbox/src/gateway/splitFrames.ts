/** One WebSocket frame as it came: head and content, masked or not. */
export type Frame = {
  readonly bytes: Buffer
  /** A whole message, not a part of one and no ping. */
  readonly isMessage: boolean
  readonly isMasked: boolean
}

/** Where the length stands, and how long the head is with it (RFC 6455 §5.2). */
function readLength(
  bytes: Buffer,
): { readonly head: number; readonly content: number } | undefined {
  const short = (bytes[1] ?? 0) & 0x7f
  if (short < 126) return { head: 2, content: short }
  if (short === 126)
    return bytes.length < 4 ? undefined : { head: 4, content: bytes.readUInt16BE(2) }
  return bytes.length < 10 ? undefined : { head: 10, content: Number(bytes.readBigUInt64BE(2)) }
}

function readFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < 2) return undefined
  const length = readLength(bytes)
  if (!length) return undefined
  const [first = 0, second = 0] = bytes
  const isMasked = (second & 0x80) !== 0
  const total = length.head + (isMasked ? 4 : 0) + length.content
  if (bytes.length < total) return undefined
  const isMessage = first === 0x81 || first === 0x82
  return { bytes: bytes.subarray(0, total), isMessage, isMasked }
}

/** Makes what cuts a stream of bytes into frames; an unfinished one waits for the rest. */
export function createFrameSplitter(): (chunk: Buffer) => readonly Frame[] {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const frames: Frame[] = []
    for (let frame = readFrame(rest); frame; frame = readFrame(rest)) {
      frames.push(frame)
      rest = rest.subarray(frame.bytes.length)
    }
    return frames
  }
}

/** Makes a text frame. A mask of zeros leaves the text as it is. */
export function toTextFrame(text: string, { isMasked }: Pick<Frame, 'isMasked'>): Buffer {
  const content = Buffer.from(text)
  if (content.length > 125) throw new RangeError('The text is too long for a short frame.')
  const head = isMasked ? [0x81, 0x80 | content.length, 0, 0, 0, 0] : [0x81, content.length]
  return Buffer.concat([Buffer.from(head), content])
}
