/** A picture in base64 as an address for `<img>`; browsers look at its first bytes, not at the type named. */
export const toPictureUrl = (picture: string) => `data:image/webp;base64,${picture}`
