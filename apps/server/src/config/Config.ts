import { serviceFields, WebOrigins } from '@latchkey/service'
import * as z from 'zod'
import { RpcUrls, SignInChains } from './fields.ts'

/** All that the server is told from outside, read once from the environment. Messages are signed for `publicOrigin`. */
export const Config = z.object({
  ...serviceFields,
  /** Built web app to serve; absent: the API alone. */
  webDist: z.string().min(1).optional(),
  /** RPC URLs of EVM chains by CAIP-2 id. One can sign in on each. */
  rpcUrls: RpcUrls,
  /** CAIP-2 ids of further chains one can sign in on, those that need no RPC: of Solana and Bitcoin. */
  signInChains: SignInChains,
  /** Origins beside our own that pages may connect to and load images from. */
  connectOrigins: WebOrigins,
  /** Origins whose pages may be framed: that of the secure frame. */
  frameOrigins: WebOrigins,
})
export type Config = z.infer<typeof Config>
