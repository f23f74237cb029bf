/** Options that every request to a wallet accepts. */
export type WalletRequestOptions = { readonly signal?: AbortSignal | undefined }
