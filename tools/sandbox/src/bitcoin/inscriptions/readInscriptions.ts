import { opcodes, script as scripts } from 'bitcoinjs-lib'
import { toHex } from '../Coin.ts'

/** Content of an inscription, as the witness of an input reveals it. */
export type Content = { readonly contentType: string; readonly body: string }

type Chunk = Uint8Array | number

const CONTENT_TYPE_TAG = opcodes['OP_1']
const END = opcodes['OP_ENDIF']
const ANNEX_TAG = 0x50

const isText = (chunk: Chunk | undefined, text: string) =>
  chunk instanceof Uint8Array && Buffer.from(chunk).toString() === text

const toBytes = (chunk: Chunk) => (chunk instanceof Uint8Array ? chunk : new Uint8Array())

/**
 * Decodes an inscription from the script's data pushes: pairs of tag and value, an empty push, the
 * body.
 */
function readEnvelope(chunks: readonly Chunk[]): Content {
  const bodyAt = chunks.findIndex((chunk, index) => index % 2 === 0 && chunk === 0)
  const fields = bodyAt < 0 ? chunks : chunks.slice(0, bodyAt)
  const body = bodyAt < 0 ? [] : chunks.slice(bodyAt + 1)
  const typeAt = fields.findIndex((chunk, index) => index % 2 === 0 && chunk === CONTENT_TYPE_TAG)
  return {
    contentType: Buffer.from(toBytes(fields[typeAt + 1] ?? 0)).toString(),
    body: body.map((chunk) => toHex(toBytes(chunk))).join(''),
  }
}

function toLeafScript(witness: readonly Uint8Array[]): Uint8Array | undefined {
  const hasAnnex = witness.length >= 2 && witness.at(-1)?.[0] === ANNEX_TAG
  const items = hasAnnex ? witness.slice(0, -1) : witness
  return items.length >= 2 ? items.at(-2) : undefined
}

/**
 * Finds the inscriptions that an input reveals. Each is an envelope `OP_FALSE OP_IF "ord" …
 * OP_ENDIF` in a taproot leaf script.
 */
export function readInscriptions(witness: readonly Uint8Array[]): readonly Content[] {
  const leaf = toLeafScript(witness)
  const chunks = leaf && scripts.decompile(leaf)
  if (!chunks) return []
  return chunks.flatMap((chunk, index): Content[] => {
    const opens = chunk === 0 && chunks[index + 1] === opcodes['OP_IF']
    if (!opens || !isText(chunks[index + 2], 'ord')) return []
    const end = chunks.indexOf(END ?? -1, index)
    return end < 0 ? [] : [readEnvelope(chunks.slice(index + 3, end))]
  })
}
