import { pictureLimits } from '@latchkey/product-api'
import { JPG } from 'image-size/types/jpg'
import { WEBP } from 'image-size/types/webp'
import { RefusalError } from '../errors/RefusalError.ts'

export type PictureBytes = {
  readonly type: 'image/jpeg' | 'image/webp'
  readonly data: Uint8Array
}

const formats = [
  { type: 'image/jpeg', format: JPG },
  { type: 'image/webp', format: WEBP },
] as const

/**
 * Decodes the picture of a bug report. Its format and size are read from the file header only.
 *
 * @param base64 - JPEG or WebP within `pictureLimits`.
 * @throws {RefusalError} `picture_refused`: another format, damaged, or too large.
 */
export function readPicture(base64: string): PictureBytes {
  const data = Buffer.from(base64, 'base64')
  const found = formats.find(({ format }) => format.validate(data))
  if (!found || data.length > pictureLimits.bytes) throw new RefusalError('picture_refused')
  const { width, height } = measure(found.format, data)
  const isFitting = (side: number) => side >= 1 && side <= pictureLimits.side
  if (!isFitting(width) || !isFitting(height)) throw new RefusalError('picture_refused')
  return { type: found.type, data }
}

function measure(format: (typeof formats)[number]['format'], data: Uint8Array) {
  try {
    return format.calculate(data)
  } catch (cause) {
    throw new RefusalError('picture_refused', { cause })
  }
}
