import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseError } from '@latchkey/core'
import * as z from 'zod'
import { getStateFolder } from './settings.ts'

const Address = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{40}$/)])
const Bytes32 = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{64}$/)])
const Bytes = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]*$/)])
const HttpUrl = z.url({ protocol: /^http$/ })
const LoopbackUrl = HttpUrl.refine((url) => new URL(url).hostname === '127.0.0.1')

/**
 * Schema of a service's URLs: one for browsers, and one for programs that do not resolve
 * `*.localhost`.
 */
export const ServiceAddress = z.strictObject({ url: HttpUrl, loopbackUrl: LoopbackUrl })
export type ServiceAddress = z.infer<typeof ServiceAddress>

/**
 * Schema of a smart contract wallet for tests. Calling the factory with `factoryData` deploys it.
 */
const ContractWallet = z.strictObject({
  address: Address,
  owner: Address,
  salt: Bytes32,
  factoryData: Bytes,
})

const Contracts = z.strictObject({
  /** Entry point contract of ERC-4337, version 0.7, which executes user operations. */
  entryPoint: Address,
  /** Contract that deploys smart accounts, which are proxies of `accountImplementation`. */
  accountFactory: Address,
  accountImplementation: Address,
  delegationManager: Address,
  /** Enforcer contracts, which limit the calls that a delegation allows. */
  enforcers: z.strictObject({
    timestamp: Address,
    allowedTargets: Address,
    allowedMethods: Address,
    allowedCalldata: Address,
    exactCalldata: Address,
    valueLte: Address,
    nativeTokenPeriodTransfer: Address,
    erc20PeriodTransfer: Address,
  }),
  /** Contract that pays for user operations with the sponsor's signature. */
  paymaster: Address,
  /** GOLD, an ERC-20 token with 6 decimals, which every account may mint. */
  gold: Address,
  /** TICKET, an ERC-20 token without decimals. The kit does not list it. */
  ticket: Address,
  /** ERC-721 collection whose pictures are stored on the chain. */
  trophy: Address,
  /** ERC-1155 collection whose pictures are on IPFS; the directory serves them. */
  pass: Address,
  /** ERC-721 collection whose NFTs recipients get unrequested, as in spam. */
  coupon: Address,
  multicall3: Address,
  /** ERC-20 token that wraps the native currency. */
  wrappedCoin: Address,
  /**
   * Contract that knows all liquidity pools. GOLD and TICKET each have a pool with the wrapped
   * native currency.
   */
  swapFactory: Address,
  /** Contract that swaps tokens through the liquidity pools. */
  swapRouter: Address,
  walletFactory: Address,
  /** Smart contract wallet that is deployed. It verifies signatures by ERC-1271. */
  contractWallet: ContractWallet,
  /** Smart contract wallet that is not deployed yet. Its signatures are verified by ERC-6492. */
  futureWallet: ContractWallet,
})

export const ManifestChain = z.strictObject({
  caipNetworkId: z.templateLiteral(['eip155:', z.number()]),
  chainId: z.number().int().positive(),
  name: z.string().min(1),
  testnet: z.boolean(),
  /** Seconds between blocks; absent if each transaction is mined immediately. */
  blockTimeSeconds: z.number().positive().optional(),
  /** URL of the blockchain API's JSON-RPC proxy, for pages. */
  rpcUrl: HttpUrl,
  /** JSON-RPC URL of the node itself, which allows all methods. */
  loopbackRpcUrl: LoopbackUrl,
  /** URL of the blockchain API's bundler and paymaster, for pages. */
  bundlerUrl: HttpUrl,
  contracts: Contracts,
})

const BitcoinKey = z.strictObject({
  address: z.string().regex(/^bc1[a-z0-9]+$/),
  publicKey: z.string().regex(/^([0-9a-f]{64}|[0-9a-f]{66})$/),
  privateKey: Bytes32,
  path: z.string(),
  intention: z.enum(['payment', 'ordinal']),
})

/**
 * Schema of an account of the sandbox. It has a key in each namespace, all derived from one
 * mnemonic.
 */
const ManifestAccount = z.strictObject({
  address: Address,
  privateKey: Bytes32,
  /** Solana key of the account: base58 address, and secret key as the 32-byte seed. */
  solana: z.strictObject({ address: z.string().min(32), secretKey: Bytes32 }),
  /** Bitcoin keys of the account: key for payments, and key for ordinals. */
  bitcoin: z.tuple([BitcoinKey, BitcoinKey]).readonly(),
})

const BitcoinAccount = z.strictObject({
  address: z.string().min(1),
  type: z.enum(['p2pkh', 'p2sh', 'v0_p2wpkh', 'v1_p2tr']),
  purpose: z.enum(['payment', 'ordinal']),
  path: z.string(),
  publicKey: z.string().regex(/^[0-9a-f]+$/),
  privateKey: Bytes32,
})

const Bitcoin = z.strictObject({
  caipNetworkId: z.literal('bip122:000000000019d6689c085ae165831e93'),
  name: z.string().min(1),
  /** Base URL of the Bitcoin explorer's API, for pages. */
  url: HttpUrl,
  /** Base URL of the Bitcoin explorer's API, without gateway and faults. */
  loopbackUrl: LoopbackUrl,
  /**
   * Bitcoin accounts that had funds at the start. The first three ordinals accounts got two
   * inscriptions each.
   */
  accounts: z.array(BitcoinAccount),
})

const WebSocketUrl = z.url({ protocol: /^ws$/ })

export const ManifestCluster = z.strictObject({
  caipNetworkId: z.templateLiteral(['solana:', z.string().min(1)]),
  name: z.string().min(1),
  testnet: z.boolean(),
  /** URL of the blockchain API's JSON-RPC proxy, for pages. */
  rpcUrl: HttpUrl,
  /** JSON-RPC URL of the cluster's node, without gateway and faults. */
  loopbackRpcUrl: LoopbackUrl,
  /** WebSocket URL for subscriptions. Clients need it, because they would guess another port. */
  webSocketUrl: WebSocketUrl,
  loopbackWebSocketUrl: WebSocketUrl,
  /** Mints of the tokens that each account had at the start. */
  mints: z.strictObject({ gold: z.string().min(32) }),
})

/**
 * Schema of the file with everything that tests and developers need to use a running sandbox: URLs,
 * accounts and secrets.
 */
export const Manifest = z.strictObject({
  version: z.literal(1),
  startedAt: z.iso.datetime(),
  /** Port of the gateway, which all host names of the sandbox share. */
  port: z.number().int().positive(),
  projectIds: z.tuple([z.string().min(1)], z.string().min(1)),
  services: z.strictObject({
    app: ServiceAddress.optional(),
    api: ServiceAddress,
    wallet: ServiceAddress.optional(),
    /** URL of the WalletConnect relay; clients replace `http:` by `ws:`. */
    relay: ServiceAddress.optional(),
    wallets: ServiceAddress.optional(),
    bitcoin: ServiceAddress.optional(),
    /** URLs of the inbox with all mails. `/messages` returns them as JSON. */
    mail: ServiceAddress.optional(),
    /** URLs of the simulated login providers. */
    id: ServiceAddress.optional(),
    /** URLs of the secure frame and its server. */
    secure: ServiceAddress.optional(),
    /** URLs of the shop that sells crypto assets. Its payments are simulated. */
    pay: ServiceAddress.optional(),
    /** URLs of the simulated item marketplace with catalogue, pictures and deliveries. */
    market: ServiceAddress.optional(),
    status: ServiceAddress,
  }),
  /** URL of the mail server, which delivers every mail to the inbox. Tests may use it too. */
  smtpUrl: z.url({ protocol: /^smtp$/ }),
  chains: z.tuple([ManifestChain], ManifestChain),
  /**
   * Address of the trusted swap router by CAIP-2 id. Before a token approval, pages compare the
   * blockchain API's answer with it (S-66).
   */
  swapRouters: z.record(z.string().regex(/^eip155:\d+$/), Address),
  bitcoin: Bitcoin,
  /** The Solana clusters: the main one, then devnet. */
  solana: z.tuple([ManifestCluster, ManifestCluster]),
  /** Development accounts that had funds on every chain at the start. */
  accounts: z.tuple([ManifestAccount], ManifestAccount),
  /** URL and token of the control API. Requests need the header `Authorization: Bearer <token>`. */
  control: z.strictObject({ url: LoopbackUrl, token: z.string().min(32) }),
})
export type Manifest = z.infer<typeof Manifest>

/**
 * Thrown if the sandbox's manifest file is missing, or was written by another version of the
 * sandbox.
 */
export class ManifestError extends BaseError {
  override readonly name = 'ManifestError'
  constructor(sentence: string, options: { readonly cause?: unknown } = {}) {
    super(sentence, { code: 'manifest_unreadable', cause: options.cause })
  }
}

const toFile = (folder: string) => join(folder, 'manifest.json')

/**
 * Reads the manifest of the running sandbox, which has its URLs, accounts and secrets.
 *
 * @param folder - State folder of the sandbox; by default `LATCHKEY_STATE_DIR`, else `.sandbox` in
 *   the checkout.
 * @throws {ManifestError} The sandbox was not started, or was started by another version.
 */
export function readManifest(folder: string = getStateFolder()): Manifest {
  const file = toFile(folder)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    throw new ManifestError(`${file} cannot be read: start the sandbox first (npm start).`, {
      cause,
    })
  }
  try {
    return Manifest.parse(JSON.parse(text))
  } catch (cause) {
    throw new ManifestError(`${file} is not a manifest of this version: start the sandbox anew.`, {
      cause,
    })
  }
}

/**
 * Writes the manifest file of the sandbox. Only its owner may read the file, because it contains
 * the control token.
 */
export function writeManifest(folder: string, manifest: Manifest): void {
  const text = JSON.stringify(Manifest.parse(manifest), null, 2)
  const draft = `${toFile(folder)}.draft`
  writeFileSync(draft, `${text}\n`, { mode: 0o600 })
  chmodSync(draft, 0o600)
  renameSync(draft, toFile(folder))
}
