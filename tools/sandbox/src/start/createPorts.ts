import { chainDefinitions } from '../chains/definitions.ts'
import { findFreePorts } from '../processes/findFreePorts.ts'

export type Ports = {
  readonly api: number
  readonly bundler: number
  readonly app: number
  readonly vite: number
  readonly wallet: number
  readonly relay: number
  readonly wallets: number
  readonly bitcoin: number
  readonly mail: number
  readonly smtp: number
  readonly id: number
  readonly secure: number
  readonly pay: number
  readonly market: number
  readonly status: number
  readonly solana: readonly [main: number, devnet: number]
  readonly chains: readonly number[]
}

/** Chooses a free port for each server of this sandbox run. */
export async function createPorts(): Promise<Ports> {
  const [
    api = 0,
    bundler = 0,
    app = 0,
    vite = 0,
    wallet = 0,
    status = 0,
    relay = 0,
    wallets = 0,
    bitcoin = 0,
    solana = 0,
    solanaDevnet = 0,
    mail = 0,
    smtp = 0,
    id = 0,
    secure = 0,
    pay = 0,
    market = 0,
    ...chains
  ] = await findFreePorts(17 + chainDefinitions.length)
  return {
    api,
    bundler,
    app,
    vite,
    wallet,
    wallets,
    relay,
    status,
    bitcoin,
    mail,
    smtp,
    id,
    secure,
    pay,
    market,
    solana: [solana, solanaDevnet],
    chains,
  }
}
