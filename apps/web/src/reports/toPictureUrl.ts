/**
 * Returns a data URL for a picture in base64, to use in `<img>`. The type is always WebP, because
 * browsers detect the actual type from the first bytes.
 */
export const toPictureUrl = (picture: string) => `data:image/webp;base64,${picture}`
