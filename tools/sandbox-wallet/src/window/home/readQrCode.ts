import readCode from 'jsqr'

/**
 * Maximum length in pixels of the longer side of a QR code's image. A larger image is scaled down,
 * because a QR code needs less detail than a photo has.
 */
const LONGEST_SIDE = 1_600

/**
 * Decodes the QR code in an image file. Returns `undefined` if it finds no code, or the file is not
 * an image.
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
  // A QR code on a transparent background needs a white one for contrast.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return readCode(data, width, height)?.data
}
