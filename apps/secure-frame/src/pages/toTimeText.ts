/** A day as every page writes it: "23 November 2026". */
export const toDayText = (time: string): string =>
  new Date(time).toLocaleDateString(undefined, { dateStyle: 'long' })

/** A moment as every page writes it: "23 November 2026 at 15:09". */
export const toTimeText = (time: string): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })
