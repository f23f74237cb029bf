import * as z from 'zod'
import { nftMetadataBytes } from '../config/constants.ts'
import type { Reach } from './fetchForeign.ts'
import { readUri } from './readUri.ts'

/** Control characters say nothing to people, and PostgreSQL keeps no NUL. */
const controls = /\p{Cc}+/gu

/** Text of a stranger, of at most so many characters; whole ones. */
export const toText = (value: string, length: number) =>
  value.replace(controls, ' ').trim().slice(0, length).toWellFormed()

const nameLength = 128
const descriptionLength = 2_000

/** A field of another kind is as good as none. */
const text = (length: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .transform((value) => toText(value, length))
    .catch('')

const uri = z.string().max(nftMetadataBytes).catch('')

/** As ERC-721 and ERC-1155 name the fields, and those that are usual beside them. */
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

/** A drawing may stand in the metadata as it is. */
const toUri = (image: string) =>
  image.trimStart().startsWith('<')
    ? `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`
    : image

/**
 * Reads what whoever made a collectible says of it.
 *
 * @returns `undefined`: nothing, or nothing that can be read. Each text may be empty.
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
    // Whoever made it may write what they like.
    return undefined
  }
}
