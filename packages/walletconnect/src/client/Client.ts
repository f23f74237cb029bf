import type { SignClient } from '@walletconnect/sign-client'

/** Client object of the WalletConnect library. */
export type Client = Awaited<ReturnType<typeof SignClient.init>>
export type ClientSession = ReturnType<Client['session']['get']>
