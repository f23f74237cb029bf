import type { SignClient } from '@walletconnect/sign-client'

/** The protocol's client. */
export type Client = Awaited<ReturnType<typeof SignClient.init>>
export type ClientSession = ReturnType<Client['session']['get']>
