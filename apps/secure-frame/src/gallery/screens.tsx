import type { Session } from '@latchkey/frame-api'
import {
  cancelRelease,
  getSession,
  listActivity,
  listDevices,
  readDeviceLink,
} from '@latchkey/frame-api/endpoints'
import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { RecoveryState } from '../accounts/createRecovery.ts'
import type { ReleaseState } from '../accounts/createRelease.ts'
import { RecoveryScreen } from '../app/RecoveryScreen.tsx'
import type { RecoveryNeed } from '../approvals/PromptBoard.ts'
import { createWalletServer } from '../client/createWalletServer.ts'
import { openFrameDatabase } from '../keys/openFrameDatabase.ts'
import { DashboardPage } from '../pages/dashboard/DashboardPage.tsx'
import { OperatorSection } from '../pages/dashboard/OperatorSection.tsx'
import { Page } from '../pages/layout/Page.tsx'
import { CancelPage } from '../pages/links/CancelPage.tsx'
import { DevicePage } from '../pages/links/DevicePage.tsx'
import type { PageServices } from '../pages/services/PageServices.ts'
import { RecoverySetupPage } from '../pages/wallet/RecoverySetupPage.tsx'
import { createFakeFrameServer, fakeSession } from '../testing/createFakeFrameServer.ts'
import { createFakePasskeys } from '../testing/createFakePasskeys.ts'

const time = '2030-01-15T10:00:00.000Z'

function recovering(released: ReleaseState): ReactNode {
  const recovery: RecoveryState = {
    status: 'waiting',
    origin: 'https://app.example.test',
    fingerprint: '042317',
  }
  const store = createStore<ReleaseState>()(() => released)
  return (
    <RecoveryScreen
      recovery={{ store: createStore<RecoveryState>()(() => recovery), sendLink: async () => 42 }}
      release={{
        store,
        follow: () => new Promise(() => undefined),
        ask: async () => store.setState({ status: 'asked', deviceNumber: 42 }, true),
        take: async () => store.setState({ status: 'done' }, true),
      }}
    />
  )
}

function createServices(): PageServices {
  const { client, answer } = createFakeFrameServer()
  answer(readDeviceLink, () => ({
    purpose: 'escrow',
    origin: 'https://app.example.test',
    email: 'ada@example.test',
    browser: 'Chromium on Linux',
    requestedAt: time,
    expiresAt: time,
    place: '203.0.113.7',
    asksNumber: true,
  }))
  answer(cancelRelease, () => ({ ok: true }))
  const openDatabase = () => openFrameDatabase(indexedDB)
  const passkeys = createFakePasskeys()
  return {
    client,
    wallets: createWalletServer(client),
    openDatabase,
    passkeys,
    keepStorage: async () => true,
  }
}

function operator(escrowed: boolean): ReactNode {
  const wallet: Session['wallet'] = {
    walletId: 'wallet0000000001',
    state: 'active',
    addresses: null,
    hasRecovery: true,
    backedUp: false,
    passkeys: [],
    escrowed,
  }
  return (
    <Page lead="ada@example.test" title="Your wallet">
      <OperatorSection
        escrowKey={'A'.repeat(87)}
        onSwitched={() => undefined}
        services={createServices()}
        session={{ ...fakeSession, wallet }}
      />
    </Page>
  )
}

function renderDashboard(): ReactNode {
  const { client, answer } = createFakeFrameServer()
  const wallet = {
    walletId: 'wallet0000000001',
    state: 'active',
    addresses: {
      eip155: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      solana: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
    },
    hasRecovery: true,
    backedUp: false,
    passkeys: [],
    escrowed: false,
  } as const
  const escrow = { publicKey: 'A'.repeat(87) }
  const session = { ...fakeSession, wallet }
  answer(getSession, () => ({ session, serverTime: time, escrow }))
  const browser = 'Chromium on Linux'
  const device = {
    browser,
    origin: 'https://app.example.test',
    createdAt: time,
    lastSeenAt: time,
    signedIn: true,
  }
  answer(listDevices, () => ({
    devices: [
      { ...device, id: 'device0000000001', current: true },
      { ...device, id: 'device0000000002', current: false },
    ],
  }))
  const kinds = ['signed_in', 'wallet_created', 'device_added'] as const
  answer(listActivity, () => ({
    entries: kinds.map((kind, index) => ({
      id: `entry0000000000${index}`,
      kind,
      browser,
      at: time,
    })),
    nextCursor: null,
  }))
  const services: PageServices = { ...createServices(), client }
  return <DashboardPage onNews={() => undefined} services={services} />
}

function renderRecoverySetup(need: RecoveryNeed): ReactNode {
  const services = createServices()
  const prompt = { id: 1, origin: 'https://app.test', backedUp: false, wayBack: need } as const
  const wallet = {
    walletId: 'wallet0000000001',
    state: 'active',
    addresses: null,
    hasRecovery: true,
    backedUp: false,
    passkeys: [],
    escrowed: false,
  } as const
  const client: PageServices['client'] = {
    call: (endpoint, input) =>
      endpoint.path === getSession.path
        ? Promise.resolve({ session: { ...fakeSession, wallet }, serverTime: time } as never)
        : services.client.call(endpoint, input),
  }
  const nothing = () => undefined
  const approvals = {
    getState: () => ({}),
    subscribe: () => nothing,
    approve: nothing,
    reject: nothing,
    passRecovery: nothing,
    rejectAll: nothing,
    dismiss: nothing,
  }
  return (
    <RecoverySetupPage
      approvals={approvals}
      onNews={nothing}
      prompt={{ ...prompt, status: 'loading' }}
      services={{ ...services, client }}
    />
  )
}

/**
 * Screens of the development gallery other than approvals, by name, for example
 * `?screen=operator-on`.
 */
export const screens: Readonly<Record<string, () => ReactNode>> = {
  'recovery-code-alone': () => recovering({ status: 'none' }),
  'recovery-offered': () => recovering({ status: 'offered' }),
  'recovery-asked': () => recovering({ status: 'asked', deviceNumber: 42 }),
  'recovery-asked-reloaded': () => recovering({ status: 'asked' }),
  'recovery-waiting': () => recovering({ status: 'waiting', opensAt: time }),
  'recovery-open': () => recovering({ status: 'open' }),
  'recovery-over': () => recovering({ status: 'over' }),
  'recovery-done': () => recovering({ status: 'done' }),
  dashboard: renderDashboard,
  'operator-on': () => operator(true),
  'operator-off': () => operator(false),
  'device-escrow': () => <DevicePage services={createServices()} token={'T'.repeat(43)} />,
  'way-back': () => renderRecoverySetup('offer'),
  'way-back-required': () => renderRecoverySetup('require'),
  cancel: () => <CancelPage services={createServices()} token={'T'.repeat(43)} />,
}
