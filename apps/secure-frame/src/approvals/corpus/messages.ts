import { stringToHex } from 'viem'
import {
  account,
  dai,
  later,
  laterText,
  market,
  max160,
  max256,
  other,
  permit2,
  stranger,
  usdc,
} from './addresses.ts'
import type { Sample } from './Sample.ts'

/** Unix time in milliseconds at which the sample sign-in messages are valid. */
export const now = Date.parse('2030-01-15T10:00:00.000Z')

type Words<content> = readonly [
  name: string,
  content: content,
  title: string,
  rest?: Partial<Sample>,
]
const sign = (...[name, text, title, rest]: Words<string>): Sample => ({
  name,
  method: 'personal_sign',
  params: [stringToHex(text), account],
  title,
  ...rest,
})

export const signInText = (change: Partial<Record<string, string>> = {}) => {
  const fields = {
    domain: 'app.example.test',
    address: account,
    uri: 'https://app.example.test/login',
    chain: '1',
    issued: '2030-01-15T09:59:00.000Z',
    ...change,
  }
  return `${fields.domain} wants you to sign in with your Ethereum account:
${fields.address}

Enter the arena

URI: ${fields.uri}
Version: 1
Chain ID: ${fields.chain}
Nonce: 9f4c2d7a1b
Issued At: ${fields.issued}${change['more'] ?? ''}`
}

const messageSamples: readonly Sample[] = [
  sign('a text', 'Hello, world', 'Sign a message', { has: ['Hello, world'] }),
  {
    ...sign('a text not in hex', '', 'Sign a message'),
    params: ['Plain text', account],
    has: ['Plain text'],
  },
  sign('nothing', '', 'Sign a message'),
  sign('Arabic and an emoji', 'مرحبا 🙂', 'Sign a message', { has: ['مرحبا 🙂'] }),
  sign('text turned round', 'pay \u202etxt.exe', 'Sign a message', {
    warns: ['cannot be seen'],
    has: ['⟨U+202E⟩'],
  }),
  sign('nothing between letters', 'a\u200bb', 'Sign a message', {
    has: ['⟨U+200B⟩'],
    warns: ['cannot be seen'],
  }),
  sign('a control character', 'a\u0008b', 'Sign a message', {
    has: ['⟨U+0008⟩'],
    warns: ['cannot be seen'],
  }),
  {
    ...sign('bytes', '', 'Sign a message'),
    params: [`0x${'ff'.repeat(32)}`, account],
    doubt: 'not text',
    warns: ['not text'],
    has: ['ff'.repeat(32)],
  },
  sign('signing in', signInText(), 'Sign in', { has: ['app.example.test', 'Enter the arena'] }),
  sign(
    'signing in until',
    signInText({ more: '\nExpiration Time: 2030-01-16T10:00:00.000Z' }),
    'Sign in',
    {
      has: ['2030-01-16T10:00:00.000Z'],
    },
  ),
  sign(
    'the phrase alone',
    'app.example.test wants you to sign in with your Ethereum account',
    'Sign a message',
    {
      warns: ['sign-in message'],
    },
  ),
  sign(
    'the phrase hidden',
    `x WANTS you to\u200b sign  in with\nyour Ethereum account`,
    'Sign a message',
    {
      warns: ['sign-in message'],
    },
  ),
]

type Field = { readonly name: string; readonly type: string }
const fieldsOf = (text: string): Field[] =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.trim().split(' ')
    return { type, name }
  })

type Typed = {
  readonly types: Readonly<Record<string, string>>
  readonly primaryType: string
  readonly domain: object
  readonly message: object
}

export function typed({ types, ...rest }: Typed): string {
  const list = Object.entries(types).map(([name, text]) => [name, fieldsOf(text)] as const)
  const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
  return JSON.stringify({ types: Object.fromEntries(list), ...rest }, plain)
}

const data = (...[name, content, title, rest]: Words<Typed>): Sample => ({
  name,
  method: 'eth_signTypedData_v4',
  params: [account, typed(content)],
  title,
  ...rest,
})

const usdcDomain = { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: usdc }
const permit2Domain = { name: 'Permit2', chainId: 1, verifyingContract: permit2 }
const permitType = 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'
const detailsType = 'address token,uint160 amount,uint48 expiration,uint48 nonce'
const by = 'Allow spending by signature'
const transferBy = 'Allow a transfer by signature'
const bySignature = ['signature alone']

export const permitData = (message: object = {}, domain: object = usdcDomain): Typed => ({
  types: { Permit: permitType },
  primaryType: 'Permit',
  domain,
  message: {
    owner: account,
    spender: market,
    value: '5000000',
    nonce: 0,
    deadline: later,
    ...message,
  },
})

const typedSamples: readonly Sample[] = [
  data('a permit', permitData(), by, {
    has: ['at most 5 USDC', market, laterText],
    warns: bySignature,
  }),
  data('an unlimited permit', permitData({ value: max256 }), by, {
    has: ['unlimited USDC'],
    warns: ['Unlimited', ...bySignature],
  }),
  data('a permit for a person', permitData({ spender: other }), by, {
    warns: ['personal account'],
  }),
  data(
    'a permit without a chain',
    permitData({}, { name: 'USD Coin', verifyingContract: usdc }),
    by,
    {
      warns: ['names no network'],
    },
  ),
  data(
    'a permit at a stranger',
    permitData({}, { ...usdcDomain, verifyingContract: stranger }),
    by,
    {
      doubt: 'does not know this contract',
    },
  ),
  data(
    'a permit with one field more',
    { ...permitData({ extra: 1 }), types: { Permit: `${permitType},uint256 extra` } },
    'Sign data',
    { doubt: 'specific to the app', has: ['extra'] },
  ),
  data(
    'a permit of DAI',
    {
      types: { Permit: 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed' },
      primaryType: 'Permit',
      domain: { name: 'Dai Stablecoin', version: '1', chainId: 1, verifyingContract: dai },
      message: { holder: account, spender: market, nonce: 0, expiry: later, allowed: true },
    },
    by,
    { has: ['unlimited DAI'], warns: ['Unlimited'] },
  ),
  data(
    'PermitSingle',
    {
      types: {
        PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline',
        PermitDetails: detailsType,
      },
      primaryType: 'PermitSingle',
      domain: permit2Domain,
      message: {
        details: { token: usdc, amount: max160, expiration: later, nonce: 0 },
        spender: market,
        sigDeadline: later,
      },
    },
    by,
    { has: ['unlimited USDC', market], warns: ['Unlimited', ...bySignature] },
  ),
  data(
    'PermitBatch',
    {
      types: {
        PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline',
        PermitDetails: detailsType,
      },
      primaryType: 'PermitBatch',
      domain: permit2Domain,
      message: {
        details: [
          { token: usdc, amount: 5_000_000, expiration: later, nonce: 0 },
          { token: dai, amount: '1000000000000000000', expiration: later, nonce: 0 },
        ],
        spender: market,
        sigDeadline: later,
      },
    },
    '2 actions at once',
    { has: ['at most 5 USDC', 'at most 1 DAI'], warns: bySignature },
  ),
  data(
    'PermitTransferFrom',
    {
      types: {
        PermitTransferFrom:
          'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
        TokenPermissions: 'address token,uint256 amount',
      },
      primaryType: 'PermitTransferFrom',
      domain: permit2Domain,
      message: {
        permitted: { token: usdc, amount: 5_000_000 },
        spender: market,
        nonce: 1,
        deadline: later,
      },
    },
    transferBy,
    { has: ['at most 5 USDC', market], warns: bySignature },
  ),
  data(
    'PermitBatchTransferFrom',
    {
      types: {
        PermitBatchTransferFrom:
          'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline',
        TokenPermissions: 'address token,uint256 amount',
      },
      primaryType: 'PermitBatchTransferFrom',
      domain: permit2Domain,
      message: {
        permitted: [
          { token: usdc, amount: 5_000_000 },
          { token: dai, amount: 1 },
        ],
        spender: market,
        nonce: 1,
        deadline: later,
      },
    },
    '2 actions at once',
    { has: ['at most 5 USDC', 'at most 0.000000000000000001 DAI'] },
  ),
  data(
    'a witness',
    {
      types: {
        PermitWitnessTransferFrom:
          'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Order witness',
        TokenPermissions: 'address token,uint256 amount',
        Order: 'address buyer,uint256 least',
      },
      primaryType: 'PermitWitnessTransferFrom',
      domain: permit2Domain,
      message: {
        permitted: { token: usdc, amount: 5_000_000 },
        spender: market,
        nonce: 1,
        deadline: later,
        witness: { buyer: other, least: 77 },
      },
    },
    transferBy,
    {
      doubt: 'specific to the app',
      has: ['at most 5 USDC', 'witness', 'least', '77'],
      warns: bySignature,
    },
  ),
  data(
    'a permit that names another Permit2',
    {
      types: {
        PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline',
        PermitDetails: detailsType,
      },
      primaryType: 'PermitSingle',
      domain: { ...permit2Domain, verifyingContract: stranger },
      message: {
        details: { token: usdc, amount: 1, expiration: later, nonce: 0 },
        spender: market,
        sigDeadline: later,
      },
    },
    'Sign data',
    { doubt: 'specific to the app' },
  ),
  data(
    'mail',
    {
      types: {
        Mail: 'Person from,Person[] to,string contents,bytes32 hash,bool urgent,int8 mood',
        Person: 'string name,address wallet',
      },
      primaryType: 'Mail',
      domain: { name: 'Ether Mail', version: '1', chainId: '0x1', verifyingContract: stranger },
      message: {
        from: { name: 'Cow', wallet: account },
        to: [
          { name: 'Bob', wallet: other },
          { name: 'Eve', wallet: other },
        ],
        contents: 'Hello\u202e, Bob',
        hash: `0x${'ab'.repeat(32)}`,
        urgent: true,
        mood: -3,
      },
    },
    'Sign data',
    {
      doubt: 'specific to the app',
      has: ['Cow', 'Eve', 'Hello⟨U+202E⟩, Bob', 'true', '-3', 'Ether Mail', other],
    },
  ),
]

export const wordSamples: readonly Sample[] = [...messageSamples, ...typedSamples]
