import { pictureLimits } from '@latchkey/product-api'

/**
 * Reasons why a file cannot be attached to a bug report: wrong file type (`kind`), too large
 * (`size`), or not readable as a picture (`broken`).
 */
export type PictureProblem = 'kind' | 'size' | 'broken'

/** The result of preparing a picture for a bug report: JPEG or WebP in base64, or the problem. */
export type PreparedPicture = { readonly picture: string } | { readonly problem: PictureProblem }

export const pictureKinds = ['image/png', 'image/jpeg', 'image/webp']
const mostFileBytes = 20_000_000

/**
 * Size and quality of each encoding attempt: the longest side in pixels and the image quality from
 * 0 to 1. Later attempts give smaller files.
 */
const tries = [
  { side: pictureLimits.side, quality: 0.85 },
  { side: pictureLimits.side, quality: 0.6 },
  { side: 1_000, quality: 0.6 },
  { side: 640, quality: 0.5 },
]

/**
 * Re-encodes a picture for a bug report. The result contains only pixels (no location, device or
 * other metadata) and is small enough to send. Writes WebP, or JPEG if the browser cannot write
 * WebP.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  if (!pictureKinds.includes(file.type)) return { problem: 'kind' }
  if (file.size > mostFileBytes) return { problem: 'size' }
  // The browser cannot decode the file as a picture, whatever its type claims.
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return { problem: 'broken' }
  try {
    for (const attempt of tries) {
      const blob = await draw(bitmap, attempt)
      if (blob.size <= pictureLimits.bytes) return { picture: await toBase64(blob) }
    }
    return { problem: 'size' }
  } finally {
    bitmap.close()
  }
}

async function draw(bitmap: ImageBitmap, { side, quality }: (typeof tries)[number]): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const toSide = (length: number) => Math.max(1, Math.round(length * scale))
  const canvas = new OffscreenCanvas(toSide(bitmap.width), toSide(bitmap.height))
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG has no transparency, so transparent pixels become white.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality })
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  // Converts in parts, because the number of arguments per call is limited.
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += 8_192)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 8_192)))
  return btoa(parts.join(''))
}
