import type { Site, Target } from '../gateway/Route.ts'
import { type Trap, toTrapAnswer } from '../gateway/Trap.ts'
import type { Service } from '../processes/Service.ts'
import { solanaService } from '../solana/createSolana.ts'
import { solanaDefinitions } from '../solana/definitions.ts'
import type { Ports } from './createPorts.ts'

export type Services = ReadonlyMap<string, Service>

/**
 * Returns whether a path of `app.latchkey.localhost` belongs to the product server. In development,
 * Vite answers the others.
 */
const isServerPath = (path: string) => /^\/(api|health|metrics)(\/|$)/.test(path)
const walletScript = '/__sandbox/wallet.js'

/** Names of services that have a host name of the same name and answer all of its paths. */
const named = [
  'api',
  'wallet',
  'relay',
  'wallets',
  'bitcoin',
  'mail',
  'id',
  'secure',
  'pay',
  'market',
  'status',
] as const
type Named = (typeof named)[number]

export type SitesOptions = {
  readonly services: Services
  readonly ports: Ports
  readonly getTrap: () => Trap | undefined
}

/** Creates the gateway's routing of host names to the services that run. */
export function createSites({ services, ports, getTrap }: SitesOptions): readonly Site[] {
  const toTarget = (name: Named | 'app' | 'vite'): Target | undefined => {
    const service = services.get(name)
    return service && { port: ports[name], getState: () => service.getStatus().state }
  }
  const plain = named.flatMap((name): Site[] => {
    const target = toTarget(name)
    if (!target) return []
    const toInstead = (path: string) => (name === 'api' ? toTrapAnswer(getTrap(), path) : undefined)
    const getRoute: Site['getRoute'] = (path) => ({
      ...{ target, faultsOf: name },
      instead: toInstead(path),
    })
    return [{ name, getRoute }]
  })
  const solana = services.get(solanaService)
  const getState = () => solana?.getStatus().state ?? 'stopped'
  const clusters = solanaDefinitions.map(({ name }, index): Site => {
    const target = { port: ports.solana[index] ?? 0, getState }
    return { name, getRoute: () => ({ target, faultsOf: name }) }
  })
  const others = solana ? [...plain, ...clusters] : plain
  const [app, vite, wallet] = [toTarget('app'), toTarget('vite'), toTarget('wallet')]
  if (!app) return others
  const getRoute: Site['getRoute'] = (path) => {
    if (wallet && path.startsWith('/__sandbox/')) return { target: wallet, faultsOf: 'wallet' }
    const target = vite && !isServerPath(path) ? vite : app
    return { target, faultsOf: 'app', ...(wallet && { addScript: walletScript }) }
  }
  return [{ name: 'app', getRoute }, ...others]
}
