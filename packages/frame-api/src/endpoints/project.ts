import * as z from 'zod/mini'
import {
  ChainId,
  Escrow,
  EthereumAddress,
  Origin,
  ProjectId,
  SocialProvider,
} from '../schema/fields.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/**
 * Reads whose pages these are: the operator's name, and the app to go back to, where the origin asked about is one of a
 * project's; of other origins nothing is told.
 */
export const getOperator = defineEndpoint({
  method: 'GET',
  path: '/api/operator',
  access: 'public',
  input: z.strictObject({ origin: z.optional(Origin) }),
  response: z.object({
    name: z.string(),
    app: z.nullable(z.object({ name: z.string(), origin: Origin, projectId: ProjectId })),
  }),
})

/** What permissions of smart accounts are made of: whom accounts believe, and what holds others to them (ERC-7710). */
const DelegationNetwork = z.object({
  manager: EthereumAddress,
  enforcers: z.object({
    timestamp: EthereumAddress,
    allowedTargets: EthereumAddress,
    allowedMethods: EthereumAddress,
    allowedCalldata: EthereumAddress,
    exactCalldata: EthereumAddress,
    valueLte: EthereumAddress,
    nativeTokenPeriodTransfer: EthereumAddress,
    erc20PeriodTransfer: EthereumAddress,
  }),
})

/** What smart accounts of one network are made of and sent by (ERC-4337, entry point 0.7). */
const SmartAccountNetwork = z.object({
  entryPoint: EthereumAddress,
  /** Makes an account by CREATE2 on its first use. */
  factory: EthereumAddress,
  /** The code that every account's proxy points to. */
  implementation: EthereumAddress,
  /** JSON-RPC of ERC-7769. */
  bundlerUrl: z.url(),
  /** JSON-RPC of ERC-7677; absent: accounts pay themselves. */
  paymasterUrl: z.optional(z.url()),
  /** Absent: accounts grant no permissions. */
  delegation: z.optional(DelegationNetwork),
})

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
    /** Whether other sites embed the frame: its own pages then see its login only through it. */
    crossSite: z.boolean(),
    /** The frame's own RPC addresses (S-14), tried in order; the same that its documents may connect to. */
    networks: z.array(
      z.object({
        caipNetworkId: ChainId,
        name: z.string(),
        rpcUrls: z.array(z.url()),
        nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z.int() }),
        /** Of the blockchain API, `<address>/balance` below it tells what an account holds; absent: nobody does. */
        accountsUrl: z.optional(z.url()),
        /** Absent: the network has no smart accounts. */
        smartAccount: z.optional(SmartAccountNetwork),
      }),
    ),
    /** EIP-155 ids of the networks on which this project offers smart accounts. */
    smartAccountNetworks: z.array(z.int()),
    /** Where payments and rights are decided (S-54): in a window of the frame's, or in the host's page too. */
    approvals: z.enum(['window', 'inline']),
    /** Whether the sign-in that belongs to a login is signed without a further prompt (S-50). */
    signInWithLogin: z.boolean(),
    /** The operator recovers wallets (S-26); absent: owners alone do. */
    escrow: z.optional(Escrow),
    /** Ways to sign in that are set up at this server. */
    logins: z.object({
      email: z.boolean(),
      socials: z.array(SocialProvider),
      farcaster: z.boolean(),
    }),
  }),
})
