/**
 * Returns a data URL of a base64 picture for `<img>`. The type is always WebP, because browsers
 * detect the type from the first bytes.
 */
export const toPictureUrl = (picture: string) => `data:image/webp;base64,${picture}`
