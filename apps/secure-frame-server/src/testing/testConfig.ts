import { randomBytes } from 'node:crypto'
import type { Config } from '../config/Config.ts'

export const testOrigin = 'http://secure.example.test:4100'
export const testHost = 'http://app.example.test:4100'
export const testProject = 'demo'

/** Creates a test configuration and replaces the given fields. */
export function createTestConfig(changes: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    publicOrigin: testOrigin,
    stateDir: '/nowhere',
    databaseUrl: undefined,
    logLevel: 'info',
    metricsToken: undefined,
    trustedProxies: ['127.0.0.0/8'],
    frameDist: undefined,
    projects: [
      {
        projectId: testProject,
        name: 'Demo',
        origins: [testHost],
        smartAccountNetworks: [31_337],
        approvals: 'window',
        signInWithLogin: true,
        nameZones: ['demo.example'],
      },
    ],
    networks: [
      {
        caipNetworkId: 'eip155:31337',
        name: 'Local',
        rpcUrls: ['http://rpc.example.test:8545/rpc'],
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      },
    ],
    connectOrigins: [],
    secretKey: randomBytes(32),
    masterKeys: { current: 'k1', keys: { k1: randomBytes(32) } },
    smtpUrl: 'smtp://127.0.0.1:9',
    mailFrom: 'Latchkey <login@example.test>',
    mailsPerNetwork: 30,
    operatorName: 'Latchkey',
    deviceCheck: 'code',
    socials: {},
    farcaster: undefined,
    crossSite: false,
    recovery: 'user',
    ...changes,
  }
}
