import readCode from 'jsqr'

/**
 * Longest side in pixels. Larger images are scaled down, because a photo has more detail than a
 * code needs.
 */
const LONGEST_SIDE = 1_600

/**
 * Reads the QR code of an image. Returns `undefined` without a code or for a file that is not an
 * image.
 */
export async function readQrCode(image: Blob): Promise<string | undefined> {
  const bitmap = await createImageBitmap(image).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * scale),
    Math.round(bitmap.height * scale),
  )
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // A transparent image of a code has no contrast without a white background.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return readCode(data, width, height)?.data
}
