import * as api from '../../index.ts'
import type { EndpointExample } from './EndpointExample.ts'
import {
  account,
  bitcoin,
  caipAccount,
  hash,
  nothing,
  refused,
  result,
  signature,
} from './values.ts'

const pci = '6f2d1f0e-2c1c-4c52-9d15-0a4b7f5f8f10'

const granted = {
  expiry: 1_894_788_000,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x04ab' }] } },
  permissions: [{ type: 'contract-call', data: { address: account } }],
  policies: [],
}

/** Example calls for tests: smart sessions, wallets of the directory, and chains. */
export const walletExamples = {
  getSmartSessions: {
    endpoint: api.getSmartSessions,
    input: { account: caipAccount },
    answer: {
      pcis: [
        {
          project: {
            id: '0123456789abcdef0123456789abcdef',
            name: 'Arcade',
            url: null,
            iconUrl: null,
          },
          pci,
          expiry: 1_894_788_000,
          createdAt: 1_894_701_600,
          permissions: [{ type: 'contract-call', data: { address: account } }],
          policies: [],
          context: '0x00',
          revokedAt: null,
        },
      ],
    },
    hostile: [...nothing, { pcis: {} }],
  },
  createSmartSession: {
    endpoint: api.createSmartSession,
    input: { account: caipAccount, ...granted, v: '2' as const },
    answer: { pci, key: { type: 'secp256k1', publicKey: '0x04ab' } },
    hostile: [...nothing, { pci: 'one', key: { type: 'secp256k1', publicKey: '0x' } }],
  },
  activateSmartSession: {
    endpoint: api.activateSmartSession,
    input: { account: caipAccount, pci, ...granted, context: '0x00' },
    answer: undefined,
    hostile: [null, [], 'text', 7, {}],
  },
  getSmartSessionContext: {
    endpoint: api.getSmartSessionContext,
    input: { account: caipAccount, pci },
    answer: { context: '0x00' },
    hostile: [null, [], 'text', 7, { context: 'none' }],
  },
  signForSmartSession: {
    endpoint: api.signForSmartSession,
    input: {
      account: caipAccount,
      pci,
      userOp: {
        sender: account,
        nonce: '0x0',
        callData: '0x',
        callGasLimit: '0x1',
        verificationGasLimit: '0x1',
        preVerificationGas: '0x1',
        maxFeePerGas: '0x1',
        maxPriorityFeePerGas: '0x1',
      },
    },
    answer: { signature },
    hostile: [...nothing, { signature: 'none' }],
  },
  revokeSmartSession: {
    endpoint: api.revokeSmartSession,
    input: { account: caipAccount, pci, signature },
    answer: undefined,
    hostile: [null, [], 'text', 7, {}, { success: 'yes' }],
  },
  getWalletAssets: {
    endpoint: api.getWalletAssets,
    input: { params: { account, chainFilter: ['0x1'] } },
    answer: result({
      '0x1': [
        {
          address: 'native',
          balance: '0x137a0e8f3d8a0000',
          type: 'NATIVE',
          metadata: {
            name: 'Ether',
            symbol: 'ETH',
            decimals: 18,
            iconUrl: 'https://img.example.test/eth.png',
            price: 3_000,
            value: 4_210.5,
          },
        },
      ],
    }),
    hostile: [
      ...nothing,
      refused,
      result({ '0x1': { address: 'native', balance: '0x1' } }),
      result({ mainnet: [] }),
    ],
  },
  getServiceCallsStatus: {
    endpoint: api.getServiceCallsStatus,
    input: { params: ['0x7b7d'] },
    answer: result({
      status: 'CONFIRMED',
      receipts: [
        {
          logs: [],
          status: '0x1',
          chainId: '0xaa36a7',
          blockHash: hash,
          blockNumber: '0x10',
          gasUsed: '0x5208',
          transactionHash: hash,
        },
      ],
    }),
    hostile: [...nothing, refused, result({ status: 'DONE' }), result({ status: 7 })],
  },
  requestChain: {
    endpoint: api.requestChain,
    input: { chainId: bitcoin, method: 'getAddressBalance', params: { address: 'bc1q' } },
    answer: { jsonrpc: '2.0', id: '1', result: '0x16345785d8a0000' },
    hostile: [...nothing, refused],
  },
} satisfies Readonly<Record<string, EndpointExample>>
