import readCode from 'jsqr'

/** Larger pictures are scaled down: a photo of a screen has more detail than a code. */
const LONGEST_SIDE = 1_600

/** The text of a QR code in a picture. `undefined` when there is none, or the file is no picture. */
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
  // A transparent picture of a code has no light to stand against otherwise.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return readCode(data, width, height)?.data
}
