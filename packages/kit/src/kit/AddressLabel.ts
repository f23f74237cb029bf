import type { ChainNamespace } from '@latchkey/core'

/** Rows by namespace. */
export type Lists<value> = { readonly [namespace in ChainNamespace]?: readonly value[] }

/** A name that a person has given an account. `address` as `toLabelAddress` writes it. */
export type AddressLabel = { readonly address: string; readonly label: string }
