import type { ChainNamespace } from '@latchkey/core'

/** Lists by namespace. */
export type Lists<value> = { readonly [namespace in ChainNamespace]?: readonly value[] }

/** A name that the user has given to an account. `address` is in the format of `toLabelAddress`. */
export type AddressLabel = { readonly address: string; readonly label: string }
