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

/** URLs of a service: one for browsers, and one for programs that cannot resolve `*.localhost`. */
export const ServiceAddress = z.strictObject({ url: HttpUrl, loopbackUrl: LoopbackUrl })
export type ServiceAddress = z.infer<typeof ServiceAddress>

/** A contract wallet. The factory deploys it when called with `factoryData`. */
const ContractWallet = z.strictObject({
  address: Address,
  owner: Address,
  salt: Bytes32,
  factoryData: Bytes,
})

const Contracts = z.strictObject({
  /** ERC-4337, version 0.7. */
  entryPoint: Address,
  /** Deploys smart accounts as proxies of the implementation. */
  accountFactory: Address,
  accountImplementation: Address,
  delegationManager: Address,
  /** Restrict the calls of a delegation. */
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
  /** Pays for user operations that carry the sponsor's signature. */
  paymaster: Address,
  /** ERC-20 with 6 decimals; anyone may mint. */
  gold: Address,
  /** ERC-20 without decimals, which the kit leaves out of lists. */
  ticket: Address,
  /** ERC-721 with on-chain pictures. */
  trophy: Address,
  /** ERC-1155 with pictures on IPFS, which the directory serves from a folder. */
  pass: Address,
  /** ERC-721 that recipients get unrequested. */
  coupon: Address,
  multicall3: Address,
  /** The native currency wrapped as an ERC-20. */
  wrappedCoin: Address,
  /** Registry of the pools. GOLD and TICKET each have a pool with the wrapped native currency. */
  swapFactory: Address,
  /** Swaps tokens through these pools. */
  swapRouter: Address,
  walletFactory: Address,
  /** A deployed wallet, which signs by ERC-1271. */
  contractWallet: ContractWallet,
  /** A wallet not yet deployed, which signs by ERC-6492. */
  futureWallet: ContractWallet,
})

export const ManifestChain = z.strictObject({
  caipNetworkId: z.templateLiteral(['eip155:', z.number()]),
  chainId: z.number().int().positive(),
  name: z.string().min(1),
  testnet: z.boolean(),
  /** Absent if every transaction is mined immediately. */
  blockTimeSeconds: z.number().positive().optional(),
  /** The JSON-RPC proxy of the blockchain API, for pages. */
  rpcUrl: HttpUrl,
  /** The node itself, with all methods. */
  loopbackRpcUrl: LoopbackUrl,
  /** Bundler and paymaster of the blockchain API, for pages. */
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

/** An account with a key in each namespace, all from one mnemonic. */
const ManifestAccount = z.strictObject({
  address: Address,
  privateKey: Bytes32,
  /** Base58 address, 32-byte seed. */
  solana: z.strictObject({ address: z.string().min(32), secretKey: Bytes32 }),
  /** Payment key at index 0, ordinals key at index 1. */
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
  /** Base URL of the explorer's HTTP API, for pages. */
  url: HttpUrl,
  /** Base URL of the explorer without gateway and faults. */
  loopbackUrl: LoopbackUrl,
  /** The funded accounts. The first three ordinals accounts hold two inscriptions each. */
  accounts: z.array(BitcoinAccount),
})

const WebSocketUrl = z.url({ protocol: /^ws$/ })

export const ManifestCluster = z.strictObject({
  caipNetworkId: z.templateLiteral(['solana:', z.string().min(1)]),
  name: z.string().min(1),
  testnet: z.boolean(),
  /** The JSON-RPC proxy of the blockchain API, for pages. */
  rpcUrl: HttpUrl,
  /** The node itself. */
  loopbackRpcUrl: LoopbackUrl,
  /**
   * URL of subscriptions. Clients need it explicitly, because they guess another port by default.
   */
  webSocketUrl: WebSocketUrl,
  loopbackWebSocketUrl: WebSocketUrl,
  /** Mints of the tokens that every account owns at the start. */
  mints: z.strictObject({ gold: z.string().min(32) }),
})

/** The addresses, accounts and secrets of a running sandbox, for tests and developers. */
export const Manifest = z.strictObject({
  version: z.literal(1),
  startedAt: z.iso.datetime(),
  /** The shared port of every host name. */
  port: z.number().int().positive(),
  projectIds: z.tuple([z.string().min(1)], z.string().min(1)),
  services: z.strictObject({
    app: ServiceAddress.optional(),
    api: ServiceAddress,
    wallet: ServiceAddress.optional(),
    /** The relay. Clients replace `http:` with `ws:`. */
    relay: ServiceAddress.optional(),
    wallets: ServiceAddress.optional(),
    bitcoin: ServiceAddress.optional(),
    /** The inbox of all mails. `/messages` lists them. */
    mail: ServiceAddress.optional(),
    /** Stand-ins for identity providers. */
    id: ServiceAddress.optional(),
    /** The secure frame and its server. */
    secure: ServiceAddress.optional(),
    /** A shop that sells assets for simulated payments. */
    pay: ServiceAddress.optional(),
    /** The item marketplace: catalogue, pictures, deliveries. */
    market: ServiceAddress.optional(),
    status: ServiceAddress,
  }),
  /** A mail server that delivers every mail to the inbox, also mails of a test's own programs. */
  smtpUrl: z.url({ protocol: /^smtp$/ }),
  chains: z.tuple([ManifestChain], ManifestChain),
  /**
   * The trusted swap routers by CAIP-2 id. Pages compare the blockchain API's answers with them
   * before a token approval (S-66).
   */
  swapRouters: z.record(z.string().regex(/^eip155:\d+$/), Address),
  bitcoin: Bitcoin,
  /** The main cluster, then devnet. */
  solana: z.tuple([ManifestCluster, ManifestCluster]),
  /** Accounts with funds on every chain. */
  accounts: z.tuple([ManifestAccount], ManifestAccount),
  /** The control API, which requires `Authorization: Bearer <token>`. */
  control: z.strictObject({ url: LoopbackUrl, token: z.string().min(32) }),
})
export type Manifest = z.infer<typeof Manifest>

/** The manifest is missing or has another version. */
export class ManifestError extends BaseError {
  override readonly name = 'ManifestError'
  constructor(sentence: string, options: { readonly cause?: unknown } = {}) {
    super(sentence, { code: 'manifest_unreadable', cause: options.cause })
  }
}

const toFile = (folder: string) => join(folder, 'manifest.json')

/**
 * Reads the manifest of the running sandbox.
 *
 * @param folder - Default: `LATCHKEY_STATE_DIR`, else `.sandbox` in the checkout.
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
 * Writes the manifest with read permission for its owner alone, because it contains the control
 * token.
 */
export function writeManifest(folder: string, manifest: Manifest): void {
  const text = JSON.stringify(Manifest.parse(manifest), null, 2)
  const draft = `${toFile(folder)}.draft`
  writeFileSync(draft, `${text}\n`, { mode: 0o600 })
  chmodSync(draft, 0o600)
  renameSync(draft, toFile(folder))
}
