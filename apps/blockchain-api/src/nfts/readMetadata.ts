import * as z from 'zod'
import { nftMetadataBytes } from '../config/constants.ts'
import { toPlainText } from '../db/toPlainText.ts'
import type { Reach } from './fetchForeign.ts'
import { readUri } from './readUri.ts'

const nameLength = 128
const descriptionLength = 2_000

/** Schema of a metadata text. A value of another type counts as missing. */
const text = (length: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .transform((value) => toPlainText(value, length))
    .catch('')

const uri = z.string().max(nftMetadataBytes).catch('')

/** Schema of NFT metadata: fields of ERC-721 and ERC-1155, and other common fields. */
const Metadata = z.object({
  name: text(nameLength),
  description: text(descriptionLength),
  image: uri,
  image_url: uri,
  image_data: uri,
  collection: z.object({ name: text(nameLength) }).catch({ name: '' }),
})

export type NftMetadata = {
  readonly name: string
  readonly description: string
  readonly pictureUri: string
  readonly collection: string
}

/**
 * Returns the URI of an NFT's picture. If the metadata contains an SVG instead of a URI, returns a
 * `data:` URI.
 */
const toUri = (image: string) =>
  image.trimStart().startsWith('<')
    ? `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`
    : image

/**
 * Reads the metadata that the creator of an NFT publishes at a URI.
 *
 * @returns `undefined` if the metadata is missing or unreadable. Each text may be empty.
 */
export async function readMetadata(
  address: string,
  reach: Reach,
): Promise<NftMetadata | undefined> {
  if (address === '') return undefined
  const bytes = await readUri(address, { limitBytes: nftMetadataBytes, ...reach })
  if (!bytes) return undefined
  const parsed = Metadata.safeParse(parse(Buffer.from(bytes).toString('utf8')))
  if (!parsed.success) return undefined
  const { name, description, image, image_url, image_data, collection } = parsed.data
  const pictureUri = toUri(image || image_url || image_data).replaceAll('\0', '')
  return { name, description, pictureUri, collection: collection.name }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The creator may publish invalid JSON.
    return undefined
  }
}
