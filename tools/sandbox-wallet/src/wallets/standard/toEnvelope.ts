const domain = Uint8Array.of(0xff, ...new TextEncoder().encode('solana offchain'))
const applicationBytes = 32
/** Version 0, no application, and the format of restricted ASCII with one signer. */
const [version, asciiFormat, signers] = [0, 0, 1]

/** Encodes a text of printable ASCII as an off-chain message of version 0 with one signer. */
export const toEnvelope = (message: Uint8Array, signer: Uint8Array): Uint8Array =>
  Uint8Array.of(
    ...domain,
    version,
    ...new Uint8Array(applicationBytes),
    asciiFormat,
    signers,
    ...signer,
    message.length & 0xff,
    message.length >> 8,
    ...message,
  )
