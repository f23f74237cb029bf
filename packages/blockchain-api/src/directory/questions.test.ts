import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getAllowedOrigins } from '../endpoints/projects/getAllowedOrigins.ts'
import { getAnalyticsConfig } from '../endpoints/projects/getAnalyticsConfig.ts'
import { getProjectConfig } from '../endpoints/projects/getProjectConfig.ts'
import { getProjectLimits } from '../endpoints/projects/getProjectLimits.ts'
import { getWallets } from '../endpoints/projects/getWallets.ts'
import {
  allowedOriginsQuestion,
  analyticsQuestion,
  projectConfigQuestion,
  projectLimitsQuestion,
  walletsQuestion,
} from './questions.ts'
import { wrong } from './read.ts'

const link = 'https://lantern.example.test'
const wallet = {
  id: '7b1f0c7d5a4e4f0f9f5b2b6c1d3e8a907b1f0c7d5a4e4f0f9f5b2b6c1d3e8a90',
  name: 'Lantern Wallet',
  badge_type: 'certified',
  description: 'Text',
  homepage: link,
  chains: ['eip155:1'],
  image_id: 'x',
  image_url: link,
  order: 10,
  display_index: 1,
  link_mode: link,
  mobile_link: 'lantern://',
  desktop_link: link,
  webapp_link: link,
  app_store: link,
  play_store: link,
  chrome_store: link,
  rdns: 'test.example.lantern',
  injected: [{ namespace: 'eip155', injected_id: 'isLantern' }],
  supports_wc: true,
  supports_wcpay: false,
  unknown: 1,
}

const questions = [
  [
    'wallets',
    getWallets,
    walletsQuestion,
    { data: [wallet, { id: wallet.id, name: 'A' }], count: 7 },
  ],
  [
    'project config',
    getProjectConfig,
    projectConfigQuestion,
    {
      features: [
        { id: 'a', isEnabled: true, config: ['x', 'y'] },
        { id: 'b', isEnabled: false, config: null },
      ],
    },
  ],
  [
    'project limits',
    getProjectLimits,
    projectLimitsQuestion,
    { planLimits: { tier: 'pro', isAboveRpcLimit: true, isAboveMauLimit: false } },
  ],
  ['origins', getAllowedOrigins, allowedOriginsQuestion, { allowedOrigins: ['*.example', 'b'] }],
  ['analytics', getAnalyticsConfig, analyticsQuestion, { isAnalyticsEnabled: true }],
] as const

/** Unusual and invalid values. Tests replace each part of a valid answer by each of them. */
const strange: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  'none',
  'x'.repeat(256),
  'x'.repeat(257),
  'x'.repeat(2_048),
  'x'.repeat(2_049),
  'eip155:1\n',
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  {},
  [],
  ['eip155:1', 'x', 5, null],
  [{ namespace: null }, { injected_id: 5 }, 'x', []],
]

/**
 * Returns variants of a valid answer: each part replaced by each value of `strange`, and each part
 * removed.
 */
function vary(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [...strange]
  const places = Object.entries(value)
  const changed = places.flatMap(([name, inner]) =>
    vary(inner).map((other) =>
      Array.isArray(value)
        ? value.map((one, index) => (String(index) === name ? other : one))
        : { ...value, [name]: other },
    ),
  )
  const left = places.map(([name]) =>
    Array.isArray(value)
      ? value.filter((_, index) => String(index) !== name)
      : Object.fromEntries(places.filter(([other]) => other !== name)),
  )
  return [...changed, ...left, ...strange]
}

test.each(questions)(
  'S-63: the reader of %s equals the schema of its endpoint',
  (_, endpoint, question, example) => {
    expect(question.path).toBe(endpoint.path)
    const variants = [example, ...vary(example)]
    const read = variants.map((value) => question.read(value))
    const described = variants.map((value) => {
      const result = z.safeParse<z.core.$ZodType>(endpoint.response, value)
      return result.success ? result.data : wrong
    })
    expect(read).toStrictEqual(described)
    // The variants include both valid and invalid answers.
    expect(new Set(read.map((answer) => answer === wrong))).toEqual(new Set([true, false]))
  },
)
