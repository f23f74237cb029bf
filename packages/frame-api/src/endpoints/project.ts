import * as z from 'zod/mini'
import { defineEndpoint } from '../defineEndpoint.ts'
import { ChainId, Origin, ProjectId, SocialProvider } from '../fields.ts'

/**
 * Reads what the frame needs to know of a project. Whether an origin may embed it is told for the origin asked about
 * alone; the list itself is never told. 404 `unknown_project`.
 */
export const getProject = defineEndpoint({
  method: 'GET',
  path: '/api/project',
  access: 'public',
  input: z.strictObject({ projectId: ProjectId, origin: z.optional(Origin) }),
  response: z.object({
    name: z.string(),
    /** `false` where no origin was asked about. */
    originAllowed: z.boolean(),
    /** The frame's own RPC addresses (S-14), tried in order; the same that its documents may connect to. */
    networks: z.array(
      z.object({
        caipNetworkId: ChainId,
        name: z.string(),
        rpcUrls: z.array(z.url()),
        nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z.int() }),
      }),
    ),
    /** EIP-155 ids. */
    smartAccountNetworks: z.array(z.int()),
    /** Ways to sign in that are set up at this server. */
    logins: z.object({
      email: z.boolean(),
      socials: z.array(SocialProvider),
      farcaster: z.boolean(),
    }),
  }),
})
