/** Kind of signer. `delegate`: code to which the account's key delegates (EIP-7702). */
export type Signer = 'key' | 'contract' | 'delegate'
