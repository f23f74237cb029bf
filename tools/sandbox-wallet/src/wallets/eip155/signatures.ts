const lowestV = 27

/** Converts the last byte of a signature from v (27 or 28) to the recovery id (0 or 1). */
export function toRecoveryId(signature: string): string {
  const v = Number.parseInt(signature.slice(-2), 16)
  return `${signature.slice(0, -2)}0${v - lowestV}`
}
