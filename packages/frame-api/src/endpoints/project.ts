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
 * Returns the operator's name, and the app to return to if `origin` belongs to a project. `app` is
 * `null` for any other origin.
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

/**
 * The delegation contracts of a network (ERC-7710): the manager that accounts trust, and the
 * enforcers of a permission's limits.
 */
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

/** The contracts and services of smart accounts on one network (ERC-4337, entry point 0.7). */
const SmartAccountNetwork = z.object({
  entryPoint: EthereumAddress,
  /** Address of the contract that deploys an account by CREATE2 on its first use. */
  factory: EthereumAddress,
  /** Address of the implementation contract behind the proxy of every account. */
  implementation: EthereumAddress,
  /** URL of the bundler to which the frame sends user operations (JSON-RPC of ERC-7769). */
  bundlerUrl: z.url(),
  /** URL of a paymaster (JSON-RPC of ERC-7677). Absent: accounts pay their own fees. */
  paymasterUrl: z.optional(z.url()),
  /** Delegation contracts of the network. Absent: its accounts grant no permissions. */
  delegation: z.optional(DelegationNetwork),
})

/**
 * Returns a project's configuration for the frame. Reveals only whether the given origin may embed
 * the frame, never the list of origins. 404 `unknown_project`.
 */
export const getProject = defineEndpoint({
  method: 'GET',
  path: '/api/project',
  access: 'public',
  input: z.strictObject({ projectId: ProjectId, origin: z.optional(Origin) }),
  response: z.object({
    name: z.string(),
    /**
     * `false` if the request named no origin, or the project does not allow the origin to embed the
     * frame.
     */
    originAllowed: z.boolean(),
    /**
     * Whether other sites embed the frame. If so, the wallet's own pages see its login only through
     * the frame.
     */
    crossSite: z.boolean(),
    /**
     * The project's networks. `rpcUrls` are the frame's own nodes (S-14), tried in order. The
     * frame's documents may connect to these URLs.
     */
    networks: z.array(
      z.object({
        caipNetworkId: ChainId,
        name: z.string(),
        rpcUrls: z.array(z.url()),
        nativeCurrency: z.object({ name: z.string(), symbol: z.string(), decimals: z.int() }),
        /**
         * Base URL of the blockchain API: `<address>/balance` below it returns an account's
         * balances. Absent: token balances are unknown.
         */
        accountsUrl: z.optional(z.url()),
        /**
         * Contracts and services of smart accounts. Absent for a network without smart accounts.
         */
        smartAccount: z.optional(SmartAccountNetwork),
      }),
    ),
    /** EIP-155 ids of the networks on which this project offers smart accounts. */
    smartAccountNetworks: z.array(z.int()),
    /**
     * Where the user decides about payments and permissions (S-54): only in a window of the frame,
     * or also in the host's page.
     */
    approvals: z.enum(['window', 'inline']),
    /** Whether the sign-in that belongs to a login is signed without a further prompt (S-50). */
    signInWithLogin: z.boolean(),
    /** Zones of the names that this project's users can register, e.g. `latchkey.id` (S-53). */
    nameZones: z.array(z.string()),
    /**
     * Public key for operators' copies. Present if the operator recovers wallets (S-26). Absent:
     * only owners can recover them.
     */
    escrow: z.optional(Escrow),
    /** Login methods that this frame server supports. */
    logins: z.object({
      email: z.boolean(),
      socials: z.array(SocialProvider),
      farcaster: z.boolean(),
    }),
  }),
})
