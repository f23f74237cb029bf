import type { FrameHost, FrameStart } from '@latchkey/bridge/host'
import { frameLoggerEnabled, toRpcUrls } from '@latchkey/core'
import { listNetworks } from '../../adapters/listNetworks.ts'
import type { AlertCode } from '../../kit/AlertsState.ts'
import { kitVersion } from '../../kit/constants.ts'
import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import { getLog } from '../../log/getLog.ts'
import { getActiveNamespace } from '../../state/getActiveConnection.ts'
import { showAlert } from '../../state/showAlert.ts'
import { writeOrRemove } from '../../storage/keys.ts'
import { AuthConnectorMissingError, InsecurePageError } from '../errors.ts'
import { getAuthNamespaces, isInsecurePage, readFrameUrl } from '../frame/frameUrl.ts'
import { toLocalized } from '../frame/toLocalized.ts'
import { getLogin, initialLoginState } from '../getLogin.ts'
import { getSmartAccountVersion } from '../smartAccountVersion.ts'
import { smartNetworksKey } from '../storage.ts'
import { watchModal } from './approvals.ts'

/**
 * Alerts by the problem that is reported for the secure frame: not loaded, no answer, or an origin
 * that may not use it (K-AUTH-18).
 */
const alerts = {
  iframe_load_failed: 'embedded_wallet_not_loaded',
  iframe_request_timeout: 'request_timed_out',
  unverified_domain: 'unverified_domain',
} as const satisfies Record<string, AlertCode>

/**
 * Returns the network that the secure frame starts with: the active one, or the first network of a
 * namespace that supports logins.
 */
function getStart(kit: Kit) {
  const namespaces = getAuthNamespaces(kit)
  const active = getActiveNamespace(kit)
  const namespace = namespaces.includes(active) ? active : namespaces[0]
  const network = namespace && listNetworks(kit, namespace)[0]
  if (!network) throw new AuthConnectorMissingError()
  return network
}

/** Starts the log of logins unless the app has turned it off. */
async function loadLog(kit: Kit): Promise<void> {
  if (!(kit.config.enableLogger ?? frameLoggerEnabled)) return
  const { startLog } = await import(/* moment: log */ '../../log/startLog.ts')
  startLog(kit)
}

async function create(kit: Kit): Promise<FrameHost> {
  const { config, ports } = kit
  if (!config.secureFrame || ports.page.device().framed) throw new AuthConnectorMissingError()
  if (isInsecurePage(kit)) throw new InsecurePageError()
  const url = toLocalized(kit, readFrameUrl(kit))
  const network = getStart(kit)
  const [{ createFrameHost }] = await Promise.all([
    ports.loadFrameHost?.() ?? import('@latchkey/bridge/host'),
    // If the log cannot be loaded, the login continues without it.
    loadLog(kit).catch(() => undefined),
  ])
  const { enableLogger, metadata, name, projectId } = config
  return createFrameHost({
    url: url.href,
    projectId,
    chainId: network.caipNetworkId,
    rpcUrl: toRpcUrls(network)[0] ?? '',
    name,
    enableLogger,
    smartAccountVersion: getSmartAccountVersion(kit),
    dappData: {
      metadata: {
        name: metadata?.name ?? ports.page.title(),
        description: metadata?.description ?? '',
        url: new URL(ports.page.href()).origin,
        icons: [...(metadata?.icons ?? [])],
      },
      sdkVersion: kitVersion,
      sdkType: 'appkit',
    },
    log: () => getLog(kit).log?.write('frame_message_refused'),
    now: ports.elapsed,
    setTimer: ports.setTimer,
  })
}

function syncTheme(kit: Kit, host: FrameHost): void {
  const { themeMode, themeVariables } = kit.preferences.getState()
  const given = Object.entries(themeVariables).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  host.syncTheme({ themeMode, themeVariables: Object.fromEntries(given) })
}

function takeStart(kit: Kit, { smartAccountEnabledNetworks: ids }: FrameStart): void {
  getLogin(kit).started = true
  writeOrRemove(kit.storage, smartNetworksKey, ids.join(',') || undefined)
}

/**
 * Connects the secure frame and the kit until the kit stops: handles the frame's messages, and
 * sends theme changes to the frame.
 */
function keep(kit: Kit, host: FrameHost): void {
  const login = getLogin(kit)
  login.frame = host
  const stops = [
    host.watch({
      reported: (report) => showAlert(kit, { code: alerts[report] }),
      started: (start) => takeStart(kit, start),
    }),
    kit.preferences.subscribe(() => syncTheme(kit, host)),
    watchModal(kit),
  ]
  syncTheme(kit, host)
  const end = () => {
    for (const stop of stops) stop()
    host.destroy()
    login.frame = undefined
    login.loading = undefined
    login.started = false
    login.session = undefined
    login.store.setState(initialLoginState)
    getLifetime(kit).cleanups.delete(end)
  }
  login.endFrame = end
  getLifetime(kit).cleanups.add(end)
}

/**
 * Returns the object through which this page talks to the secure frame, created on the first call.
 * The frame's document loads with the first request.
 *
 * @throws {AuthConnectorMissingError} Logins are not configured, or another page embeds this one.
 * @throws {InsecurePageError} The page was loaded by plain http from another machine.
 * @throws {SecureFrameUrlError} The configured URL cannot be used.
 */
export function loadHost(kit: Kit): Promise<FrameHost> {
  const login = getLogin(kit)
  if (login.loading) return login.loading
  const loading = create(kit).then((host) => {
    keep(kit, host)
    return host
  })
  login.loading = loading
  // A failed load is cleared so that the next attempt loads again.
  loading.catch(() => {
    if (login.loading === loading) login.loading = undefined
  })
  return loading
}

/**
 * Loads the secure frame and resolves once its document has received this app's data (K-AUTH-13).
 */
export async function loadFrame(kit: Kit): Promise<FrameHost> {
  const host = await loadHost(kit)
  await host.init()
  return host
}
