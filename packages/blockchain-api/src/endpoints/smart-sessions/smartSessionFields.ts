import * as z from 'zod/mini'
import { seconds } from '../../fields/chainFields.ts'
import { text, textLike } from '../../fields/fields.ts'

/** Id of a smart session. */
export const pci = textLike(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)

/** Of an open set of types, so what is in `data` its reader has to check. */
const Part = z.object({ type: text, data: z.unknown() })

/** What is allowed until when. */
export const smartSessionParts = {
  pci,
  expiry: seconds,
  permissions: z.array(Part),
  policies: z.array(Part),
}

/** Whose keys act, e.g. `{type: 'keys', data: {keys: [{type: 'secp256k1', publicKey: '0x…'}]}}`. */
export const smartSessionSigner = Part

/** An answer of no words: 200 with an empty body is success. */
export const silence = z.pipe(
  z.undefined(),
  z.transform(() => ({ success: true })),
)
