/**
 * Signer of a text for an account: the account's key, its contract code, or code to which the key
 * delegates (`delegate`, EIP-7702).
 */
export type Signer = 'key' | 'contract' | 'delegate'
