import * as z from 'zod/mini'
import { seconds } from '../../fields/chainFields.ts'
import { text, textLike } from '../../fields/fields.ts'

/** Id of a smart session, a UUID. */
export const pci = textLike(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)

/** A permission, policy or signer. The set of types is open, so callers must validate `data`. */
const Part = z.object({ type: text, data: z.unknown() })

/** Id, permissions, policies and expiry of a smart session. */
export const smartSessionParts = {
  pci,
  expiry: seconds,
  permissions: z.array(Part),
  policies: z.array(Part),
}

/**
 * Keys that may sign, e.g. `{type: 'keys', data: {keys: [{type: 'secp256k1', publicKey: '0x…'}]}}`.
 */
export const smartSessionSigner = Part

/** Schema of an empty response body, which means success with status 200. */
export const silence = z.pipe(
  z.undefined(),
  z.transform(() => ({ success: true })),
)
