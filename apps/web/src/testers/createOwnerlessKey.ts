/** Prime of the finite field over which the curve secp256k1 is defined. */
const prime = 2n ** 256n - 2n ** 32n - 977n

function toPower(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime
    square = (square * square) % prime
  }
  return result
}

const toHex = (value: bigint) => value.toString(16).padStart(64, '0')

/**
 * Creates a random secp256k1 public key whose private key is unknown: a random point of the curve
 * y² = x³ + 7. Testers request permissions for this key, which then cannot be used.
 */
export function createOwnerlessKey(): `0x${string}` {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const x = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n) % prime
    const square = (x ** 3n + 7n) % prime
    const y = toPower(square, (prime + 1n) / 4n)
    if ((y * y) % prime === square) return `0x04${toHex(x)}${toHex(y)}`
  }
}
