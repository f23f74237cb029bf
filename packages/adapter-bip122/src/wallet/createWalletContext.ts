import {
  type CaipNetworkId,
  ChainIdNotFoundError,
  ChainNotConfiguredError,
  type ConnectorInfo,
  type Network,
  type WalletAccount,
} from '@latchkey/core'
import { parseAddress } from '../address/parseAddress.ts'
import type { BitcoinDriver, Signal } from '../drivers/BitcoinDriver.ts'
import type { OpenEsplora } from '../esplora/createEsplora.ts'
import { findChain } from '../network/chains.ts'
import type { WalletContext } from './WalletContext.ts'

const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
const mainnet = 'bip122:000000000019d6689c085ae165831e93'

function withFirst(accounts: readonly WalletAccount[], address: string | undefined) {
  const isActive = (account: WalletAccount) => account.address === address
  return [...accounts.filter(isActive), ...accounts.filter((account) => !isActive(account))]
}

/**
 * Derives the network from an address. Test networks share their prefixes, so the first configured
 * one is assumed.
 */
function toNetworkId(address: string | undefined, networks: readonly Network[]) {
  const parsed = parseAddress(address)
  if (!parsed) throw new ChainIdNotFoundError()
  if (parsed.main) return mainnet
  const configured = networks.find(({ testnet: isTest }) => isTest)
  return configured?.caipNetworkId ?? testnet
}

export type WalletContextParameters = {
  readonly info: ConnectorInfo
  readonly driver: BitcoinDriver
  /** Configured networks of the namespace `bip122`. */
  readonly networks: readonly Network[]
  readonly open: OpenEsplora
}

/**
 * Creates the context of a connected Bitcoin wallet. Adds account selection and network detection
 * to its driver, which are the same for every interface of Bitcoin wallets.
 */
export function createWalletContext({
  info,
  driver,
  networks,
  open,
}: WalletContextParameters): WalletContext {
  let active: string | undefined
  const listeners = new Set<() => void>()
  async function readNetworkId(signal: Signal): Promise<CaipNetworkId> {
    const name = await driver.readNetworkName(signal)
    if (name === undefined) {
      const [first] = await driver.readAccounts(signal)
      return toNetworkId(first?.address, networks)
    }
    const configured = networks.find(({ caipNetworkId }) => caipNetworkId === name)
    const found = configured ?? findChain(name)
    if (!found) throw new ChainIdNotFoundError()
    return found.caipNetworkId
  }
  return {
    info,
    driver,
    readAddresses: driver.readAddresses ?? driver.readAccounts,
    readAccounts: async (signal) => withFirst(await driver.readAccounts(signal), active),
    readNetworkId,
    getEsplora: async (signal) => {
      const networkId = await readNetworkId(signal)
      const network = networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
      if (!network) throw new ChainNotConfiguredError()
      return open(network)
    },
    selectAccount: (address) => {
      active = address
      for (const listener of [...listeners]) listener()
    },
    watchSelection: (onSelect) => {
      listeners.add(onSelect)
      return () => listeners.delete(onSelect)
    },
  }
}
