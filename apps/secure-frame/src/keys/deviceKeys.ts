import type { FrameDatabase } from './openFrameDatabase.ts'

/** The two keys of this browser profile (S-21). Neither can be extracted, even by this code. */
export type DeviceKeys = {
  /** Key `D` (AES-GCM) for the outer encryption layer of every device record. */
  readonly deviceKey: CryptoKey
  /** Key pair `P` (ECDSA on P-256). Proves to the server that a request comes from this device. */
  readonly proofKey: CryptoKeyPair
}

/**
 * Reads the device's keys, and creates them on the first visit. Two tabs that start at the same
 * time get the same keys.
 */
export async function readDeviceKeys(database: FrameDatabase): Promise<DeviceKeys> {
  const [deviceKey, proofKey] = await Promise.all([
    database.get('deviceKey', 'D'),
    database.get('proofKey', 'P'),
  ])
  return {
    deviceKey: deviceKey ?? (await database.add('deviceKey', 'D', await createDeviceKey())),
    proofKey: proofKey ?? (await database.add('proofKey', 'P', await createProofKey())),
  }
}

const createDeviceKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

const createProofKey = () =>
  crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
