/** `delegate`: code that the key of the address lends itself (EIP-7702). */
export type Signer = 'key' | 'contract' | 'delegate'
