import { registerName as endpoint, getNames } from '@latchkey/blockchain-api'
import { ConnectorNotConnectedError, FeatureNotSupportedError } from '@latchkey/core'
import type { Identity } from '../account/identityQuery.ts'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { onScreen } from '../guide/onScreen.ts'
import type { Connection } from '../kit/ConnectionState.ts'
import { createSlot } from '../kit/createSlot.ts'
import type { Kit } from '../kit/Kit.ts'
import { type Runs, runOnce } from '../outbox/runOnce.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getWallet } from '../state/getWallet.ts'
import { isSmartAccountInUse } from '../state/isSmartAccountInUse.ts'
import { track } from '../state/track.ts'
import { InvalidChainIdError, NameOwnedError, NameRegistrationError } from './errors.ts'
import { getNameGap } from './getNameGap.ts'
import { getNameStore } from './getNameStore.ts'
import { getReason } from './getReason.ts'
import { toCoinType } from './toCoinType.ts'

/**
 * Seconds by which the message is dated into the future, so that the user has time to read it
 * before signing. The blockchain API accepts dates up to 10 s in the past or future
 * (wire-blockchain-api §3.8).
 */
const readingSeconds = 5

export type RegisterNameParameters = {
  /** First part of the name without the zone, e.g. `mira`. */
  readonly label: string
}

type Registration = {
  readonly ensName: string
  readonly connection: Connection
  readonly address: string
}

function prepare(kit: Kit, { label }: RegisterNameParameters): Registration {
  const { nameZone } = kit.config
  if (!nameZone) throw new FeatureNotSupportedError({ feature: 'nameZone' })
  const ensName = `${label.toLowerCase()}.${nameZone}`
  if (getNameGap(label)) {
    throw new NameRegistrationError({ ensName, reason: 'The name is not valid' })
  }
  const connection = getActiveConnection(kit, { namespace: 'eip155' })
  const address = connection?.accounts[0]?.address
  if (!connection || address === undefined) throw new ConnectorNotConnectedError()
  return { ensName, connection, address }
}

/**
 * Sends a request about a name to the blockchain API, and converts a failure to
 * `NameRegistrationError` with the API's reason.
 */
async function askService<answer>(ensName: string, asked: Promise<answer>): Promise<answer> {
  try {
    return await asked
  } catch (cause) {
    throw new NameRegistrationError({ ensName, reason: getReason(cause), cause })
  }
}

/**
 * Returns whether the account already has the name to register, e.g. because another tab registered
 * it or an earlier answer was lost.
 *
 * @throws {NameOwnedError} The account has a different name. A second one would never be shown.
 */
async function isDone(kit: Kit, { ensName, address, connection }: Registration): Promise<boolean> {
  const { caipNetworkId } = connection
  const chainId = caipNetworkId
  const input = { address, chainId, sender: address, apiVersion: '2' } as const
  const [owned] = await askService(ensName, fetchEndpoint(kit, getNames, { input, caipNetworkId }))
  if (owned && owned.name !== ensName) throw new NameOwnedError({ owned: owned.name })
  return owned !== undefined
}

const isHex = (text: string): text is `0x${string}` => /^0x[0-9a-fA-F]+$/.test(text)

async function sign(kit: Kit, { connection, address }: Registration, message: string) {
  const signMessage = getWallet(kit, { namespace: 'eip155' })?.features.signMessage
  if (!signMessage) throw new FeatureNotSupportedError({ feature: 'signMessage' })
  const { login } = connection
  // The modal returns to the form, which shows the progress of the remaining requests.
  const screen = { onSuccess: () => kit.modal.send({ type: 'back', connected: true }) }
  const signature = await onScreen(kit, { login, screen }, () => signMessage({ message, address }))
  if (!isHex(signature)) throw new FeatureNotSupportedError({ feature: 'signMessage' })
  return signature
}

async function post(kit: Kit, registration: Registration, coinType: number): Promise<void> {
  const { ensName, connection, address } = registration
  const { caipNetworkId } = connection
  const timestamp = Math.floor(kit.ports.now() / 1_000) + readingSeconds
  const message = JSON.stringify({ name: ensName, attributes: {}, timestamp })
  const signature = await sign(kit, registration, message)
  const input = { coin_type: coinType, address, message, signature }
  const posting = fetchEndpoint(kit, endpoint, { input, caipNetworkId })
  try {
    const answer = await askService(ensName, posting)
    if (!answer.success) throw new NameRegistrationError({ ensName })
  } catch (error) {
    // The registration failed, but the account may have the name: an answer was lost, or another
    // tab was faster.
    if (!(await isDone(kit, registration))) throw error
  }
}

async function register(kit: Kit, registration: Registration): Promise<void> {
  const { ensName, connection, address } = registration
  const { caipNetworkId } = connection
  const coinType = toCoinType(caipNetworkId)
  if (coinType === undefined) throw new InvalidChainIdError({ caipNetworkId })
  if (!(await isDone(kit, registration))) await post(kit, registration, coinType)
  // Updates the cache, so that all views show the new name.
  getQueryClient(kit).setQueryData<Identity>(queryKeys.identityOf(address), (known) => ({
    profileImage: known?.profileImage,
    profileName: ensName,
  }))
}

async function registerAndTrack(kit: Kit, registration: Registration): Promise<string> {
  const { ensName } = registration
  const facts = { isSmartAccount: isSmartAccountInUse(kit), ensName }
  const store = getNameStore(kit)
  track(kit, { event: 'REGISTER_NAME_INITIATED', properties: facts })
  store.setState({ registering: true })
  try {
    await register(kit, registration)
    store.setState({ label: '', registering: false })
    track(kit, { event: 'REGISTER_NAME_SUCCESS', properties: facts })
    return ensName
  } catch (cause) {
    store.setState({ registering: false })
    const error = cause instanceof Error ? cause.message : String(cause)
    track(kit, { event: 'REGISTER_NAME_ERROR', properties: { ...facts, error } })
    throw cause
  }
}

/** Running registrations of this page, by account and name. */
const getRegistrations = createSlot((): Runs<string> => new Map())

/**
 * Registers a name of the configured zone for the active account. It checks that the account has no
 * name, requests the wallet's signature and posts the result. The account shows the name
 * immediately.
 *
 * A second call during a registration joins it. After a lost answer, or if another tab was faster,
 * the name is found registered and no second signature is requested.
 *
 * @returns The name with its zone, in lower case.
 * @throws {InvalidChainIdError} The network's chain id is too large.
 * @throws {NameOwnedError} The account has a name.
 * @throws {NameRegistrationError} The blockchain API refused, with its reason in `message`, or gave
 * no answer.
 * @throws {ConnectionRejectedError} The user refused to sign.
 * @throws {RequestAbortedError} The user left the page on which a login signs.
 */
export async function registerName(kit: Kit, parameters: RegisterNameParameters): Promise<string> {
  const registration = prepare(kit, parameters)
  const id = `${registration.address}/${registration.ensName}`
  const run = () => registerAndTrack(kit, registration)
  return runOnce(getRegistrations(kit), { id, run, stays: false })
}
