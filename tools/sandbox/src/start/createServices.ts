import { join } from 'node:path'
import type { OtherNetwork } from '@latchkey/sandbox-wallet'
import type { Account } from '@latchkey/sandbox-wallet/accounts'
import { type BitcoinChain, bitcoinNetworkId } from '../bitcoin/createBitcoinChain.ts'
import { createBundlerService } from '../bundler/createBundlerService.ts'
import { createSmartAccountServices } from '../bundler/createSmartAccountServices.ts'
import { type Plan, planContracts } from '../chains/contracts.ts'
import { createChain } from '../chains/createChain.ts'
import { chainDefinitions } from '../chains/definitions.ts'
import { findAnvil } from '../chains/findAnvil.ts'
import type { LocalChain } from '../chains/LocalChain.ts'
import { withClub } from '../club/withClub.ts'
import { createDirectoryRunner } from '../directory/createDirectoryRunner.ts'
import type { Trap } from '../gateway/Trap.ts'
import { createIdentityRunner } from '../identity/createIdentityRunner.ts'
import type { Farcaster } from '../identity/farcaster/createFarcaster.ts'
import type { IdentityFaults } from '../identity/IdentityFault.ts'
import type { Mailbox } from '../mail/createMailbox.ts'
import { createMailRunner } from '../mail/createMailRunner.ts'
import type { Market } from '../market/createMarket.ts'
import { createMarketService } from '../market/createMarketService.ts'
import { createPayRunner } from '../pay/createPayRunner.ts'
import type { ChildContext } from '../processes/ChildContext.ts'
import { createServerRunner } from '../processes/createServerRunner.ts'
import { createService } from '../processes/createService.ts'
import type { Runner, Service } from '../processes/Service.ts'
import type { SandboxRelay } from '../relay/createRelayRunner.ts'
import { createSecureRunner } from '../secure/createSecureRunner.ts'
import { findSecureFrame } from '../secure/findSecureFrame.ts'
import { createApiRunner, findApi } from '../services/createApiRunner.ts'
import { createProductRunners } from '../services/createProductRunners.ts'
import { createWalletRunner } from '../services/createWalletRunner.ts'
import { findProduct, type Product } from '../services/findProduct.ts'
import { type Settings, toServiceUrl } from '../settings/settings.ts'
import type { Solana } from '../solana/createSolana.ts'
import { planKeys } from '../solana/plan.ts'
import type { Ports } from './createPorts.ts'

export type CreateServicesOptions = {
  readonly settings: Settings
  readonly ports: Ports
  readonly accounts: readonly [Account, ...Account[]]
  readonly walletSecret: string
  readonly relay: SandboxRelay
  readonly mailbox: Mailbox
  readonly identityFaults: IdentityFaults
  readonly farcaster: Farcaster
  readonly market: Market
  readonly bitcoin: BitcoinChain
  readonly solana: Solana
  readonly getTrap: () => Trap | undefined
  readonly statusRunner: Runner
  readonly context: ChildContext
}

export type Created = {
  readonly services: ReadonlyMap<string, Service>
  readonly chains: readonly [LocalChain, ...LocalChain[]]
  /** Sentence that names the services which cannot run, and why; `undefined` if all can. */
  readonly absent: string | undefined
}

function createLocalChains(ports: Ports, plan: Plan): [LocalChain, ...LocalChain[]] {
  const toLocalChain = (
    definition: (typeof chainDefinitions)[number],
    index: number,
  ): LocalChain => ({
    ...definition,
    rpcUrl: `http://127.0.0.1:${ports.chains[index]}`,
    contracts: plan.contracts,
  })
  const [first, ...rest] = chainDefinitions
  return [toLocalChain(first, 0), ...rest.map((chain, index) => toLocalChain(chain, index + 1))]
}

function createChainRunners(options: CreateServicesOptions, plan: Plan): readonly Runner[] {
  const { settings, ports, accounts, context } = options
  const binary = findAnvil()
  return chainDefinitions.map((definition, index) =>
    createChain({
      definition,
      binary,
      plan,
      context,
      port: ports.chains[index] ?? 0,
      payer: accounts.at(-1) ?? accounts[0],
      stateFile: join(settings.folder, 'chains', `${definition.chainId}.state`),
    }),
  )
}

function createBundlerRunner(
  { ports, getTrap, context: { log } }: CreateServicesOptions,
  chains: readonly LocalChain[],
): Runner {
  const services = createSmartAccountServices({
    chains,
    now: Date.now,
    isSponsoringOff: () => getTrap() === 'no-sponsor',
    log: (line) => log.write('bundler', line),
  })
  return createServerRunner({
    name: 'bundler',
    title: 'Bundler and paymaster',
    port: ports.bundler,
    create: () => createBundlerService(services),
  })
}

/** Returns the Solana and Bitcoin networks to which the sandbox wallet sends. */
function toOtherNetworks({ solana, bitcoin }: CreateServicesOptions): readonly OtherNetwork[] {
  return [
    ...solana.clusters.map(
      ({ caipNetworkId, title, rpcUrl }): OtherNetwork => ({
        namespace: 'solana',
        caipNetworkId,
        name: title,
        url: rpcUrl,
        tokens: { [planKeys.goldMint.address]: 'GOLD' },
      }),
    ),
    { namespace: 'bip122', caipNetworkId: bitcoinNetworkId, name: 'Bitcoin', url: bitcoin.url },
  ]
}

/** Creates the service of the secure frame; returns an empty list if the frame is not built. */
function createSecureRunners(
  { settings, ports, solana, context }: CreateServicesOptions,
  chains: readonly LocalChain[],
): readonly Runner[] {
  const frame = findSecureFrame(settings)
  return frame
    ? [createSecureRunner({ frame, settings, ports, chains, clusters: solana.clusters, context })]
    : []
}

/** Creates the services of the product. Its server starts with players and seasons. */
function createProduct(
  { settings, ports, context }: CreateServicesOptions,
  chains: readonly LocalChain[],
  product: Product,
): readonly Runner[] {
  const runners = createProductRunners({
    product,
    settings,
    chains,
    serverPort: ports.app,
    vitePort: ports.vite,
    context,
  })
  const { adminArgs } = product
  return runners.map((runner) =>
    runner.name === 'app' ? withClub(runner, { settings, adminArgs, context }) : runner,
  )
}

/** Creates all services of the sandbox. None of them is started. */
export function createServices(options: CreateServicesOptions): Created {
  const { settings, ports, accounts, walletSecret, context } = options
  const plan = planContracts(accounts)
  const chains = createLocalChains(ports, plan)
  const [product, api] = [findProduct(settings), findApi(settings)]
  const runners: readonly Runner[] = [
    ...(typeof product === 'string' ? [] : createProduct(options, chains, product)),
    createBundlerRunner(options, chains),
    ...(typeof api === 'string'
      ? []
      : [createApiRunner({ ...options, chains, clusters: options.solana.clusters }, api)]),
    createWalletRunner({
      settings,
      chains,
      accounts,
      otherNetworks: toOtherNetworks(options),
      port: ports.wallet,
      relayPort: ports.relay,
      secret: walletSecret,
    }),
    options.relay.runner,
    createDirectoryRunner({ settings, port: ports.wallets }),
    createMailRunner({ mailbox: options.mailbox, port: ports.mail, smtpPort: ports.smtp }),
    createIdentityRunner({
      settings,
      port: ports.id,
      faults: options.identityFaults,
      farcaster: options.farcaster,
    }),
    createPayRunner({
      port: ports.pay,
      chains,
      payer: accounts.at(-1) ?? accounts[0],
      origin: toServiceUrl('pay', settings.port),
    }),
    createServerRunner({
      name: 'market',
      title: 'Item marketplace',
      port: ports.market,
      create: () => createMarketService(options.market),
    }),
    ...createSecureRunners(options, chains),
    options.bitcoin.runner,
    options.solana.runner,
    options.statusRunner,
    ...createChainRunners(options, plan),
  ]
  const services = runners.map((runner) =>
    createService({ runner, log: (line) => context.log.write(runner.name, line) }),
  )
  return {
    services: new Map(services.map((service) => [service.name, service])),
    chains,
    absent: [product, api].filter((found) => typeof found === 'string').join(' ') || undefined,
  }
}
