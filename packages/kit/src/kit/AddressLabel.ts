import type { ChainNamespace } from '@latchkey/core'

/** A list of values for each namespace, e.g. of account names. */
export type Lists<value> = { readonly [namespace in ChainNamespace]?: readonly value[] }

/**
 * A name that the user has given to an account. `toLabelAddress` normalizes `address`, so that each
 * account has one entry.
 */
export type AddressLabel = { readonly address: string; readonly label: string }
